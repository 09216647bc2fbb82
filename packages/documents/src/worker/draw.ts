import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { Font } from '@react-pdf/renderer'
import type { ClassListProps } from '../class-document'
import { classListsInfo, gridSheet } from '../grid/grid-sheet'
import { groupInfo, reportInfo } from '../page/file-info'
import { drawSheetFile, drawSheetFiles, type SheetFile } from '../page/paged-file'
import { clearPictureCache } from '../page/pictures'
import type { ReportDocumentProps } from '../report-document'
import { hyphenationOf } from '../text/hyphenation'
import { loadReportFonts } from '../text/report-fonts'
import { clearShapedWords } from '../text/shaped-words'
import { drawReportFile, type ReportSetOptions } from './draw-reports'

type Bytes = Promise<Uint8Array<ArrayBuffer>>

/** Draws one file in this thread; one at a time, since the drawing library keeps state. */
const inLanguage = async (language: Language, draw: () => Bytes): Bytes => {
  await loadReportFonts()
  Font.registerHyphenationCallback(hyphenationOf(language))
  try {
    return await draw()
  } finally {
    clearPictureCache()
    clearShapedWords()
  }
}

/** The PDF of a report, or of several as one. */
export const drawReports = (
  reports: readonly [ReportDocumentProps, ...ReportDocumentProps[]],
  options: ReportSetOptions,
): Bytes => {
  const [first] = reports
  const info = reports.length === 1 ? reportInfo(first) : groupInfo(first)
  return inLanguage(first.language, () => drawReportFile(reports, info, options))
}

/** HTML in UTF-8, as it is written. */
export const drawPage = async (write: () => string): Bytes => {
  try {
    return new TextEncoder().encode(write())
  } finally {
    clearPictureCache()
  }
}

/** The PDF of a document of one flow. */
export const drawSheet = (sheet: SheetFile): Bytes => inLanguage(sheet.info.language, () => drawSheetFile(sheet))

/** The PDF of the lists of several classes. */
export const drawClassLists = (lists: readonly [ClassListProps, ...ClassListProps[]]): Bytes => {
  const [first, ...rest] = lists
  return inLanguage(first.language, () =>
    drawSheetFiles([gridSheet(first), ...rest.map(gridSheet)], classListsInfo(first)),
  )
}
