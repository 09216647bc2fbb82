import type { PdfReference } from 'pdfkit'
import type { Box, Tag } from './structure'

/** An element within a recording; `parent` is the position of its parent in the list, if it has one. */
export interface RecordedElement {
  readonly tag: Tag
  readonly parent: number | undefined
  /** In points from the recording's upper left corner. */
  readonly box: Box
}

/** Owner of the content that follows: an element of the recording, the element that it is placed in, or none. */
export type Owner = number | 'own' | 'artifact'

/** What a block draws: operators that can be placed anywhere, and which of them belong to which element. */
export interface Recording {
  readonly elements: readonly RecordedElement[]
  readonly steps: readonly { readonly owner: Owner; readonly operators: string }[]
  readonly fonts: Record<string, PdfReference>
  readonly images: Record<string, PdfReference>
  readonly states: Record<string, PdfReference>
}

/** Stands in for a page while a block is drawn for the first time. */
export class RecordingPage {
  readonly fonts: Record<string, PdfReference> = {}
  readonly xobjects: Record<string, PdfReference> = {}
  readonly ext_gstates: Record<string, PdfReference> = {}
  readonly elements: RecordedElement[] = []
  readonly dictionary: PdfReference
  readonly width: number
  readonly height: number
  markings: unknown[] = []
  readonly #steps: { owner: Owner; operators: string }[] = []
  #owner: Owner = 'artifact'

  constructor(of: { dictionary: PdfReference; width: number; height: number }) {
    this.dictionary = of.dictionary
    this.width = of.width
    this.height = of.height
  }

  /** What is written from now on belongs to `owner`. */
  own(owner: Owner): void {
    this.#owner = owner
  }

  write(operators: string): void {
    const last = this.#steps.at(-1)
    if (last?.owner === this.#owner) last.operators += `${operators}\n`
    else this.#steps.push({ owner: this.#owner, operators: `${operators}\n` })
  }

  finish(): Recording {
    const { elements, fonts, xobjects: images, ext_gstates: states } = this
    return { elements, steps: this.#steps, fonts, images, states }
  }
}
