import type { Block } from '../tagged/block'
import { DrawnBlocks } from '../tagged/draw-pages'
import type { FileInfo } from '../tagged/file-metadata'
import { blocksOf, type Cluster, type PositionedNode, paginate } from '../tagged/flow'
import { StructureElement } from '../tagged/structure'
import { TaggedDocument } from '../tagged/tagged-document'
import { type Paper, textStyle } from './sheet'

/** Blocks around the flow of each page; all of them are decoration. */
export interface PageFrame {
  /** At the top of every page but the first. */
  readonly head?: Block
  /** At the foot of every page, drawn over each other. */
  readonly foot: readonly Block[]
  /** At the foot as well; `page` is counted from 1. */
  readonly number?: (page: number, pages: number) => Block
  /** Across every page. */
  readonly across?: Block
}

/** Space between flow and foot. */
const aboveFoot = 12
const acrossTop = 370

/** Divides flows into the pages of one file. What the pages share is laid out and drawn once. */
export class PagedFile {
  readonly #file: TaggedDocument
  readonly #paper: Paper
  readonly #drawn: DrawnBlocks

  constructor(file: TaggedDocument, paper: Paper) {
    const { size, margins } = paper
    this.#file = file
    this.#paper = paper
    this.#drawn = new DrawnBlocks(file, size[0] - margins.left - margins.right, textStyle)
  }

  /** Adds the pages of a flow. */
  async add(flow: readonly Cluster[], frame: PageFrame): Promise<void> {
    const { head, foot, number, across } = frame
    const fixed = [head, ...foot, across, number?.(1, 1)].filter((part) => part !== undefined)
    await this.#drawn.layOut([...fixed, ...blocksOf(flow)])
    const { size, margins } = this.#paper
    const headHeight = head ? this.#heightOf(head) : 0
    const footHeight = Math.max(0, ...foot.map((part) => this.#heightOf(part)))
    const footTop = size[1] - margins.bottom - footHeight
    const room = footTop - (footHeight > 0 ? aboveFoot : 0) - margins.top
    const pages = paginate(flow, this.#drawn.laid, (page) => (page === 0 ? room : room - headHeight))
    const numbers = pages.map((_, page) => number?.(page + 1, pages.length)).filter((part) => part !== undefined)
    await this.#drawn.layOut(numbers)
    for (const [page, blocks] of pages.entries()) {
      this.#file.addSheet(size)
      if (head && page > 0) this.#artifact(head, margins.top)
      this.#flow(blocks, page > 0 ? margins.top + headHeight : margins.top)
      for (const part of [...foot, numbers[page]]) if (part) this.#artifact(part, footTop)
      if (across) this.#artifact(across, acrossTop)
    }
  }

  /** Adds an empty page, so that what follows begins on the front of a sheet. */
  addBack(): void {
    this.#file.addSheet(this.#paper.size)
  }

  #heightOf({ id }: Block): number {
    return this.#drawn.laid.get(id)?.box.height ?? 0
  }

  #flow(blocks: readonly PositionedNode[], top: number): void {
    for (const { id, node, top: below, left = 0, parent } of blocks) {
      this.#drawn.drawBlock(id, node, this.#paper.margins.left + left, top + below, parent)
    }
  }

  #artifact({ id }: Block, top: number): void {
    const node = this.#drawn.laid.get(id)
    if (node) this.#drawn.drawBlock(id, node, this.#paper.margins.left, top)
  }
}

/** A document of one flow. */
export interface SheetFile {
  readonly info: FileInfo
  /** `YYYY-MM-DD`; the date that the file states for itself. */
  readonly printedOn: string
  readonly paper: Paper
  readonly frame: PageFrame
  /** In reading order; its content becomes part of the element. */
  readonly flow: (within: StructureElement) => readonly Cluster[]
}

/** The PDF of such a document. */
export const drawSheetFile = (sheet: SheetFile): Promise<Uint8Array<ArrayBuffer>> => drawSheetFiles([sheet], sheet.info)

/** Several of them on the same paper as one file, each beginning on a page of its own. */
export const drawSheetFiles = async (
  sheets: readonly [SheetFile, ...SheetFile[]],
  info: FileInfo,
): Promise<Uint8Array<ArrayBuffer>> => {
  const [{ printedOn, paper }] = sheets
  const file = new TaggedDocument(info, new Date(`${printedOn}T00:00:00Z`))
  const pages = new PagedFile(file, paper)
  for (const sheet of sheets) {
    const within = sheets.length === 1 ? file.root : new StructureElement({ role: 'Part' }, file.root)
    await pages.add(sheet.flow(within), sheet.frame)
  }
  return file.finish()
}
