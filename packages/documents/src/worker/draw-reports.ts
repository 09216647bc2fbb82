import { childName } from '../page/file-info'
import { DraftNote, FooterPart, RunningHead } from '../page/page-frame'
import { a4, flowWidth, margins, textStyle } from '../page/sheet'
import { reportFlow } from '../report/report-flow'
import type { ReportDocumentProps } from '../report-document'
import { block, lastingBlock } from '../tagged/block'
import { DrawnBlocks } from '../tagged/draw-pages'
import type { FileInfo } from '../tagged/file-metadata'
import { type Placed, paginate } from '../tagged/flow'
import { StructureElement } from '../tagged/structure'
import { TaggedDocument } from '../tagged/tagged-document'
import { dayInWords } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'

const [width, height] = a4
/** Between flow and footer. */
const aboveFooter = 12
const draftTop = 370

/** What stands around the flow of each page of a report, as blocks. */
const frameOf = (report: ReportDocumentProps) => {
  const texts = reportTexts(report.language)
  const printed = texts.printed(dayInWords(report.language, report.printedOn))
  const isDraft = report.completedAt === null
  return {
    head: block(RunningHead, { left: report.reportName, right: `${texts.schoolClass} ${report.schoolClass.name}` }),
    name: block(FooterPart, { at: 'left', text: childName(report) }),
    printed: block(FooterPart, { at: 'middle', text: isDraft ? `${texts.draft}, ${printed}` : printed }),
    draft: isDraft ? block(DraftNote, { text: texts.draft }) : undefined,
    number: (page: number, pages: number) => lastingBlock(FooterPart, { at: 'right', text: texts.page(page, pages) }),
  }
}

/** Draws reports into one file, one after the other. What they share is laid out and drawn once. */
class ReportFile {
  readonly #file: TaggedDocument
  readonly #drawn: DrawnBlocks

  constructor(file: TaggedDocument) {
    this.#file = file
    this.#drawn = new DrawnBlocks(file, flowWidth, textStyle)
  }

  /** Adds the pages of a report; its content becomes part of `within`. */
  async add(report: ReportDocumentProps, within: StructureElement): Promise<void> {
    const flow = reportFlow(report, within)
    const { number, ...frame } = frameOf(report)
    const fixed = Object.values(frame).filter((part) => part !== undefined)
    const shown = flow.flatMap(({ pieces }) => pieces.map((piece) => piece.block))
    await this.#drawn.layOut([...fixed, number(1, 1), ...shown])
    const heightOf = (id: string): number => this.#drawn.laid.get(id)?.box.height ?? 0
    const headHeight = heightOf(frame.head.id)
    const footerTop = height - margins.bottom - Math.max(heightOf(frame.name.id), heightOf(frame.printed.id))
    const room = footerTop - aboveFooter - margins.top
    const pages = paginate(flow, this.#drawn.laid, (page) => (page === 0 ? room : room - headHeight))
    const numbers = pages.map((_, page) => number(page + 1, pages.length))
    await this.#drawn.layOut(numbers)
    for (const [page, placed] of pages.entries()) {
      this.#file.addSheet([width, height])
      if (page > 0) this.#artifact(frame.head.id, margins.top)
      this.#flow(placed, page > 0 ? margins.top + headHeight : margins.top)
      for (const part of [frame.name, frame.printed, numbers[page]]) if (part) this.#artifact(part.id, footerTop)
      if (frame.draft) this.#artifact(frame.draft.id, draftTop)
    }
  }

  /** An empty page, so that the next report begins on the front of a sheet. */
  addBack(): void {
    this.#file.addSheet([width, height])
  }

  #flow(placed: readonly Placed[], top: number): void {
    for (const { id, node, top: below, parent } of placed) {
      this.#drawn.place(id, node, margins.left, top + below, parent)
    }
  }

  #artifact(id: string, top: number): void {
    const node = this.#drawn.laid.get(id)
    if (node) this.#drawn.place(id, node, margins.left, top)
  }
}

/** The day that a file says it was made on: that of completion or of printing, so that it is the same each time. */
const madeAt = ({ completedAt, printedOn }: ReportDocumentProps): Date =>
  new Date(completedAt ?? `${printedOn}T00:00:00Z`)

export interface ReportSetOptions {
  /** Whether each report begins on the front of a sheet, for printing on both sides. */
  duplex: boolean
  /** Hears how many reports are drawn. */
  onDrawn?: (count: number) => void
}

/** What the file of one sealed report carries (rules signature.2 and signature.3). */
const carry = (file: TaggedDocument, { language, seal }: ReportDocumentProps): void => {
  if (!seal) return
  const description = reportTexts(language).dataOfReport
  file.attach({ name: 'xschule.xml', mediaType: 'application/xml', description, text: seal.data })
  file.mark(seal.mark)
}

/** One file of one or more reports. With several, each is a part of the structure and a chapter of the outline. */
export const drawReportFile = async (
  reports: readonly [ReportDocumentProps, ...ReportDocumentProps[]],
  info: FileInfo,
  { duplex, onDrawn }: ReportSetOptions,
): Promise<Uint8Array<ArrayBuffer>> => {
  const file = new TaggedDocument(info, madeAt(reports[0]))
  const pages = new ReportFile(file)
  for (const [place, report] of reports.entries()) {
    const first = file.pages.length
    const within = reports.length === 1 ? file.root : new StructureElement({ role: 'Part' }, file.root)
    await pages.add(report, within)
    if (reports.length > 1) file.addChapter(childName(report), first)
    if (reports.length === 1) carry(file, report)
    onDrawn?.(place + 1)
    if (duplex && place < reports.length - 1 && file.pages.length % 2 === 1) pages.addBack()
  }
  return file.finish()
}
