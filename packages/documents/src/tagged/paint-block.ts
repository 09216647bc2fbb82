import render from '@react-pdf/render'
import type { PdfFont } from 'pdfkit'
import type { LaidOutNode } from './laid-out'
import { filledBox, number } from './operators'
import { paintText } from './paint-text'
import { type Recording, RecordingPage } from './recording'
import type { TaggedDocument } from './tagged-document'

type DrawnDocument = Parameters<typeof render>[1]
type DrawingContext = Parameters<typeof render>[0]

/** Draws the tree of one block; untagged content other than text becomes an artifact. */
class BlockPainter {
  readonly #file: TaggedDocument
  readonly #page: RecordingPage

  constructor(file: TaggedDocument, page: RecordingPage) {
    this.#file = file
    this.#page = page
  }

  readonly fontOf = (source: object): PdfFont => this.#file.fontOf(source)
  readonly use = (font: PdfFont): void => {
    this.#page.fonts[font.id] ??= font.ref()
  }
  readonly write = (operators: string): void => this.#page.write(operators)

  /** Paints a node into the element `parent`; its parent begins at `left` and `top`. */
  paint(node: LaidOutNode, left: number, top: number, parent: number | undefined): void {
    const element = this.#elementOf(node, left, top, parent)
    if (node.type === 'TEXT' && !node.style.transform) {
      this.#page.own(node.props.decorative ? 'artifact' : (element ?? 'own'))
      if (node.props.turned) this.#paintTurned(node, left, top)
      else paintText(this, node, left, top)
      return
    }
    this.#page.own('artifact')
    if (node.type === 'VIEW' && !node.style.transform) this.#paintBox(node, left, top)
    else {
      if (node.props.tag) this.#page.own(element ?? 'own')
      this.#delegate(node, left, top)
      return
    }
    // A cell left empty for handwriting is still a cell.
    if (node.props.tag?.role === 'TD' && !node.children?.length) {
      this.#page.own(element ?? 'own')
      this.write('')
    }
    for (const child of node.children ?? []) this.paint(child, left + node.box.left, top + node.box.top, element)
  }

  #elementOf(node: LaidOutNode, left: number, top: number, parent: number | undefined): number | undefined {
    const { tag } = node.props
    if (!tag) return parent
    const box = [left + node.box.left, top + node.box.top, node.box.width, node.box.height] as const
    this.#page.elements.push({ tag, parent, box })
    return this.#page.elements.length - 1
  }

  /** Lines that go up, the first one at the left; they begin as far below the top of their box as they are long. */
  #paintTurned(node: LaidOutNode, left: number, top: number): void {
    const { box } = node
    this.write(`q 0 -1 1 0 ${number(left + box.left)} ${number(top + box.top + box.width)} cm`)
    paintText(this, node, -box.left, -box.top)
    this.write('Q')
  }

  #paintBox(node: LaidOutNode, parentLeft: number, parentTop: number): void {
    const { style, box } = node
    const left = parentLeft + box.left
    const top = parentTop + box.top
    const { width, height } = box
    const isRounded = ['TopLeft', 'TopRight', 'BottomLeft', 'BottomRight'].some((at) => style[`border${at}Radius`])
    if (isRounded) this.#delegate({ ...node, children: [] }, parentLeft, parentTop)
    else if (style.backgroundColor) this.write(filledBox(style.backgroundColor, left, top, width, height))
    if (isRounded) return
    const { borderTopWidth: above, borderLeftWidth: leftWidth, borderBottomWidth: below, borderRightWidth: after } = box
    if (above) this.write(filledBox(style.borderTopColor, left, top, width, above))
    if (leftWidth) this.write(filledBox(style.borderLeftColor, left, top, leftWidth, height))
    if (after) this.write(filledBox(style.borderRightColor, left + width - after, top, after, height))
    if (below) this.write(filledBox(style.borderBottomColor, left, top + height - below, width, below))
  }

  /** Pictures, drawings and anything rotated or rounded are drawn by the library. */
  #delegate(node: LaidOutNode, left: number, top: number): void {
    this.write(`q 1 0 0 1 ${number(left)} ${number(top)} cm`)
    const drawn = { type: 'DOCUMENT', children: [node] } as unknown as DrawnDocument
    render(this.#file as unknown as DrawingContext, drawn)
    this.write('Q')
  }
}

/** Draws a block once, away from any page. */
export const recordBlock = (file: TaggedDocument, node: LaidOutNode): Recording => {
  const { page } = file
  const recording = new RecordingPage(page)
  file.page = recording as unknown as typeof page
  try {
    new BlockPainter(file, recording).paint(node, 0, 0, undefined)
  } finally {
    file.page = page
  }
  return recording.finish()
}
