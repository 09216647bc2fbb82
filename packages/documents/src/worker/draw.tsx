import type { Language } from '@lernspur/contracts/error-catalogue'
import { Document, Font, pdf } from '@react-pdf/renderer'
import { groupInfo, reportInfo } from '../page/file-info'
import { forgetPictures } from '../page/pictures'
import { RecordFile } from '../record/record-file'
import type { RecordPart } from '../record/record-parts'
import type { RecordDocumentProps } from '../record-document'
import type { ReportDocumentProps } from '../report-document'
import { TalkFile } from '../talk/talk-file'
import type { TalkDocumentProps } from '../talk-document'
import { hyphenationOf } from '../text/hyphenation'
import { loadReportFonts } from '../text/report-fonts'
import { forgetWords } from '../text/shaped-words'
import { drawReportFile, type ReportSetOptions } from './draw-reports'

const collect = async (stream: NodeJS.ReadableStream): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

/** Draws one file in this thread; one at a time, since the drawing library keeps state. */
const draw = async (language: Language, file: Parameters<typeof pdf>[0]): Promise<Uint8Array<ArrayBuffer>> => {
  Font.registerHyphenationCallback(hyphenationOf(language))
  const drawing = pdf(file)
  try {
    return await collect(await drawing.toBuffer())
  } finally {
    // The library's own renderToBuffer leaves the tree mounted, which loses a megabyte per report.
    await new Promise<void>((done) => drawing.updateContainer(<Document />, done))
    drawing.container.document = null
  }
}

/** The PDF of a report, or of several as one. */
export const drawReports = async (
  reports: readonly [ReportDocumentProps, ...ReportDocumentProps[]],
  options: ReportSetOptions,
): Promise<Uint8Array<ArrayBuffer>> => {
  await loadReportFonts()
  const [first] = reports
  Font.registerHyphenationCallback(hyphenationOf(first.language))
  try {
    return await drawReportFile(reports, reports.length === 1 ? reportInfo(first) : groupInfo(first), options)
  } finally {
    forgetPictures()
    forgetWords()
  }
}

/** The PDF of one part of a record. */
export const drawRecord = async (record: RecordDocumentProps, part: RecordPart): Promise<Uint8Array<ArrayBuffer>> => {
  await loadReportFonts()
  return draw(record.language, <RecordFile record={record} part={part} />)
}

/** The PDF of a talk's page. */
export const drawTalk = async (talk: TalkDocumentProps): Promise<Uint8Array<ArrayBuffer>> => {
  await loadReportFonts()
  return draw(talk.language, <TalkFile talk={talk} />)
}
