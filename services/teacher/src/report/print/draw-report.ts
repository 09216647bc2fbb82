import type { PrintOptions } from '@lernspur/contracts/teacher/report.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { renderReport } from '@lernspur/documents/render-report'
import type { ReportDocumentProps } from '@lernspur/documents/report-document'
import type { Call } from '@lernspur/service-kit/call/call'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'
import { drawInTurn } from '@lernspur/service-kit/share/drawing-turns'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { visibleReport } from '../../report-access/visible-report'
import { byStudentName, reportColumns } from '../report.query'
import { reportSeal } from '../seal/seal-report'
import { type PrintedReport, type ReportPictures, reportDocument } from './report.document'

/** Paths of uploaded pictures: `files/<id>` of a level, `/api/files/<id>` of the school. */
const filePattern = /^(?:\/api\/)?files\/([0-9a-f-]{36})$/

const pathsOf = ({ performanceVisualLevels, subjects, schoolLogo }: PrintedReport): Set<string> => {
  const visible = subjects.flatMap(({ domains }) => domains.flatMap(({ competences }) => competences))
  const paths = [
    schoolLogo,
    ...performanceVisualLevels.map(({ picturePath }) => picturePath),
    ...visible.map(({ visualImagePath }) => visualImagePath),
  ]
  return new Set(paths.filter((path) => path !== null))
}

/** Uploaded pictures of a report, as they were when it was created; a missing one leaves only the label. */
const reportPictures = async ({ actor, files }: Call, report: PrintedReport): Promise<ReportPictures> => {
  const uploaded = [...pathsOf(report)].flatMap((path) => {
    const fileId = filePattern.exec(path)?.[1]
    return fileId ? [{ path, key: fileKey(actor.tenantId, fileId) }] : []
  })
  const found = await Promise.all(uploaded.map(async ({ path, key }) => [path, await files.get(key)] as const))
  return new Map(found.flatMap(([path, bytes]) => (bytes ? [[path, bytes]] : [])))
}

/** A report with what its header needs and the subjects that the caller may see; undefined when there is none. */
export const printedReport = async (call: Call, id: string): Promise<PrintedReport | undefined> => {
  const [report] = await printedReports(call, [id])
  return report
}

/** The same for several, by class and the children's names; those that the caller does not see are left out. */
export const printedReports = async (call: Call, ids: readonly string[]): Promise<PrintedReport[]> => {
  const [reports] = await call.read((tx) => [
    tx<PrintedReport[]>`
      select ${reportColumns(tx, call.actor)}, ${schoolToday(tx, call.actor)} as printed_on,
        (select count(*)::int from report_subject all_rs
          where all_rs.tenant_id = r.tenant_id and all_rs.report_id = r.id) as subject_count
      from report r where ${visibleReport(tx, call.actor)} and r.id = any(${[...ids]}::uuid[])
      order by r.school_class_level nulls last, r.school_class_name collate "de-x-icu", r.school_class_id,
        ${byStudentName(tx, call.actor)}`,
  ])
  return [...reports]
}

/** The language of a print: the chosen one, else the report's own, whoever prints it (rule print.10). */
export const printLanguage = ({ layout }: Pick<PrintedReport, 'layout'>, { language }: PrintOptions): Language =>
  language ?? layout.language ?? 'de'

/** What a report is drawn from, with its pictures. */
export const documentOf = async (
  call: Call,
  report: PrintedReport,
  options: PrintOptions = {},
): Promise<ReportDocumentProps> => {
  const form = options.reportForm ?? report.layout.form ?? 'standard'
  const isOwnForm = form === (report.layout.form ?? 'standard')
  const officialForm = isOwnForm ? (report.officialForm ?? null) : null
  const printed = { ...report, officialForm, layout: { ...report.layout, form } }
  return reportDocument(printed, printLanguage(report, options), await reportPictures(call, report))
}

/**
 * Whether a report is final, is printed in its own form, and the caller sees all of it, so that its file is the one that
 * everybody with these rights gets. Another form stands beside it and has no seal (rule print.11).
 */
export const isComplete = (
  { status, canManage, subjects, subjectCount, layout }: PrintedReport,
  { reportForm }: PrintOptions = {},
): boolean =>
  status === 'completed' &&
  canManage &&
  subjects.length === subjectCount &&
  (reportForm === undefined || reportForm === (layout.form ?? 'standard'))

/** The same with the seal, where the report has one (rule signature.1). */
export const sealedDocumentOf = async (
  call: Call,
  report: PrintedReport,
  options: PrintOptions = {},
): Promise<ReportDocumentProps> => {
  const document = await documentOf(call, report, options)
  return isComplete(report, options) ? { ...document, seal: await reportSeal(call, report.id, document) } : document
}

/** Its PDF; rejects with a RenderError. */
export const drawReport = async (
  call: Call,
  report: PrintedReport,
  options: PrintOptions = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const document = await documentOf(call, report, options)
  return new Uint8Array(await drawInTurn(call, () => renderReport(document)))
}
