import { reportPdfMutation } from '@lernspur/api-client/report.queries'
import { useFormat, useMutation } from '@lernspur/app-kit'
import type { Report } from '@lernspur/contracts/report.contract'

/** Hands a file to the browser's downloads. */
const save = (file: Blob, name: string) => {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Downloads a report as it prints; a failure is told in a toast. */
export const useReportPdf = () => {
  const format = useFormat()
  const { mutate, isPending } = useMutation(reportPdfMutation())
  const download = ({ id, name, studentFirstName, studentLastName }: Report) => {
    const child = format.name({ firstName: studentFirstName, lastName: studentLastName })
    mutate(id, { onSuccess: (file) => save(file, `${name} – ${child}.pdf`) })
  }
  return { download, isPending }
}
