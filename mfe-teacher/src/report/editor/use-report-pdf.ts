import { reportPdfMutation } from '@lernspur/api-client/report.queries'
import { saveFile, useFormat, useMutation } from '@lernspur/app-kit'
import type { Report } from '@lernspur/contracts/report.contract'
import type { SchoolReport } from '@lernspur/contracts/school-report.contract'

/** Downloads a report as PDF; a failure is shown in a toast. */
export const useReportPdf = () => {
  const format = useFormat()
  const { mutate, isPending } = useMutation(reportPdfMutation())
  const download = ({ id, name, studentFirstName, studentLastName }: SchoolReport | Report) => {
    const child = format.name({ firstName: studentFirstName, lastName: studentLastName })
    mutate({ params: { reportId: id } }, { onSuccess: (file) => saveFile(file, `${name} – ${child}.pdf`) })
  }
  return { download, isPending }
}
