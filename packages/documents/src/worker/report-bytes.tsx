import { Document, Font, pdf } from '@react-pdf/renderer'
import { ReportFile } from '../page/report-file'
import type { ReportDocumentProps } from '../report-document'
import { hyphenationOf } from '../text/hyphenation'
import { loadReportFonts } from '../text/report-fonts'

const collect = async (stream: NodeJS.ReadableStream): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

/** Draws one report in this thread; one at a time, since the drawing library keeps state. */
export const reportBytes = async (report: ReportDocumentProps): Promise<Uint8Array<ArrayBuffer>> => {
  await loadReportFonts()
  Font.registerHyphenationCallback(hyphenationOf(report.language))
  const drawing = pdf(<ReportFile report={report} />)
  try {
    return await collect(await drawing.toBuffer())
  } finally {
    // The library's own renderToBuffer leaves the tree mounted, which loses a megabyte per report.
    await new Promise<void>((done) => drawing.updateContainer(<Document />, done))
    drawing.container.document = null
  }
}
