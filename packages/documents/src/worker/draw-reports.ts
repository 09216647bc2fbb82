import { childName } from '../page/file-info'
import { DraftNote, FooterPart, RunningHead } from '../page/page-frame'
import { PagedFile, type PageFrame } from '../page/paged-file'
import { closePortrait, portrait } from '../page/sheet'
import { reportFlow } from '../report/report-flow'
import type { ReportDocumentProps } from '../report-document'
import { block, cacheableBlock } from '../tagged/block'
import type { FileInfo } from '../tagged/file-metadata'
import { StructureElement } from '../tagged/structure'
import { TaggedDocument } from '../tagged/tagged-document'
import { dayInWords } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'

/** Blocks around the flow of each page of a report. */
const frameOf = (report: ReportDocumentProps): PageFrame => {
  const texts = reportTexts(report.language)
  const printed = texts.printed(dayInWords(report.language, report.printedOn))
  const isDraft = report.completedAt === null
  return {
    head: block(RunningHead, { left: report.reportName, right: `${texts.schoolClass} ${report.schoolClass.name}` }),
    foot: [
      block(FooterPart, { at: 'left', text: childName(report) }),
      block(FooterPart, { at: 'middle', text: isDraft ? `${texts.draft}, ${printed}` : printed }),
    ],
    ...(isDraft && { across: block(DraftNote, { text: texts.draft }) }),
    number: (page: number, pages: number) => cacheableBlock(FooterPart, { at: 'right', text: texts.page(page, pages) }),
  }
}

/** The date that a file states for itself: that of completion or of printing, so that it is the same each time. */
const madeAt = ({ completedAt, printedOn }: ReportDocumentProps): Date =>
  new Date(completedAt ?? `${printedOn}T00:00:00Z`)

export interface ReportSetOptions {
  /** Whether each report begins on the front of a sheet, for printing on both sides. */
  duplex: boolean
  /** Called with the number of reports drawn so far. */
  onDrawn?: (count: number) => void
}

/** Adds data and seal to the file of one sealed report (rules signature.2 and signature.3). */
const attachSeal = (file: TaggedDocument, { language, seal }: ReportDocumentProps): void => {
  if (!seal) return
  const description = reportTexts(language).dataOfReport
  file.attach({ name: 'xschule.xml', mediaType: 'application/xml', description, text: seal.data })
  file.mark(seal.mark)
  if (seal.signatureBytes) file.addSignatureField(reportTexts(language).signature, seal.signatureBytes)
}

/** One file of one or more reports. With several, each is a part of the structure and a chapter of the outline. */
export const drawReportFile = async (
  reports: readonly [ReportDocumentProps, ...ReportDocumentProps[]],
  info: FileInfo,
  { duplex, onDrawn }: ReportSetOptions,
): Promise<Uint8Array<ArrayBuffer>> => {
  const file = new TaggedDocument(info, madeAt(reports[0]))
  const papers = { close: new PagedFile(file, closePortrait), normal: new PagedFile(file, portrait) }
  for (const [index, report] of reports.entries()) {
    const first = file.pages.length
    const within = reports.length === 1 ? file.root : new StructureElement({ role: 'Part' }, file.root)
    const pages = report.form === 'compact' ? papers.close : papers.normal
    await pages.add(reportFlow(report, within), frameOf(report))
    if (reports.length > 1) file.addChapter(childName(report), first)
    if (reports.length === 1) attachSeal(file, report)
    onDrawn?.(index + 1)
    if (duplex && index < reports.length - 1 && file.pages.length % 2 === 1) pages.addBack()
  }
  return file.finish()
}
