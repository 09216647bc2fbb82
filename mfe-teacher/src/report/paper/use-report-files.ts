import { reportPageMutation, reportPdfMutation } from '@lernspur/api-client/teacher/report.queries'
import { saveFile, useFormat, useMutation } from '@lernspur/app-runtime'
import type { PrintOptions, Report } from '@lernspur/contracts/teacher/report.contract'
import type { SchoolReport } from '@lernspur/contracts/teacher/school-report.contract'

/** Downloads a report as PDF, or as a page to read (rule print.9); a failure is shown in a toast. */
export const useReportFiles = () => {
  const format = useFormat()
  const pdf = useMutation(reportPdfMutation())
  const page = useMutation(reportPageMutation())
  const nameOf = ({ name, studentFirstName: firstName, studentLastName: lastName }: SchoolReport | Report) =>
    `${name} – ${format.name({ firstName, lastName })}`
  const download = (report: SchoolReport | Report, options: PrintOptions = {}) =>
    pdf.mutate(
      { params: { reportId: report.id }, query: options },
      { onSuccess: (file) => saveFile(file, `${nameOf(report)}.pdf`) },
    )
  const downloadPage = (report: SchoolReport | Report) =>
    page.mutate(
      { params: { reportId: report.id }, query: {} },
      { onSuccess: (file) => saveFile(file, `${nameOf(report)}.html`) },
    )
  return { download, downloadPage, isPending: pdf.isPending, isPagePending: page.isPending }
}
