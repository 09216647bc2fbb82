/** The standard structure types of PDF 1.7 that the product's documents use. */
export type Role =
  | 'Document'
  | 'Part'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Form'

/** What an element is, and what screen readers must know about it. */
export interface Tag {
  readonly role: Role
  /** For a figure: what it shows, in words. */
  readonly alt?: string
  /** For a header cell: what it is the head of. */
  readonly scope?: 'Row' | 'Column'
}

/** A piece of a page's content; `mcid` is its number there. */
export interface MarkedContent {
  readonly page: number
  readonly mcid: number
}

/** An object of a page that is no content of it, such as the field of a signature. */
export interface MarkedObject {
  readonly page: number
  readonly object: number
}

/** Left, top, width and height in points, from the upper left corner. */
export type Box = readonly [number, number, number, number]

/**
 * A node of the structure tree. It joins its parent with its first content, so that the tree follows the order of
 * drawing and has no empty nodes. Content continued on another page belongs to the same element.
 */
export class StructureElement {
  readonly kids: (StructureElement | MarkedContent | MarkedObject)[] = []
  readonly tag: Tag
  readonly #parent: StructureElement | undefined
  #joined = false
  /** Position of a figure, from the lower left corner of its page. */
  box: Box | undefined

  constructor(tag: Tag, parent?: StructureElement) {
    this.tag = tag
    this.#parent = parent
  }

  add(content: MarkedContent | MarkedObject): void {
    this.#join()
    this.kids.push(content)
  }

  #join(): void {
    if (this.#joined) return
    this.#joined = true
    if (!this.#parent) return
    this.#parent.#join()
    this.#parent.kids.push(this)
  }
}
