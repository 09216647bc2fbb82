import { previewReportMutation, schoolReportListQuery } from '@lernspur/api-client/teacher/report.queries'
import { saveFile, useFormat, useMutation, useQueryClient, useToast, useTranslation } from '@lernspur/app-runtime'
import type { ReportLayout } from '@lernspur/contracts/tenant.contract'
import { Button } from '@lernspur/ui/components/ui/button'

/** Previews a layout with the newest report of a real child; nothing is stored. */
export function LayoutPreview({ layout }: { layout: ReportLayout }) {
  const { t } = useTranslation('school-admin.settings')
  const format = useFormat()
  const toast = useToast()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation(previewReportMutation())
  const show = async () => {
    const { rows } = await client.fetchQuery(schoolReportListQuery({ limit: 1 }))
    const [report] = rows
    if (!report) {
      toast({ text: t(($) => $.layout.noReport) })
      return
    }
    const child = format.name({ firstName: report.studentFirstName, lastName: report.studentLastName })
    const file = await mutateAsync({ params: { reportId: report.id }, body: layout })
    saveFile(file, `${t(($) => $.layout.previewName, { child })}.pdf`)
  }
  return (
    <div>
      <Button variant="outline" busy={isPending} onClick={() => void show().catch(() => null)}>
        {t(($) => $.layout.preview)}
      </Button>
      <p className="pt-1 text-sm text-muted-foreground">{t(($) => $.layout.previewHint)}</p>
    </div>
  )
}
