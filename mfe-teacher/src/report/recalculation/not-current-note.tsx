import { recalculationQuery } from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import History from 'lucide-react/icons/history'

interface NotCurrentNoteProps {
  reportId: string
  /** Undefined for people who may only read the report. */
  onRecalculate: (() => void) | undefined
}

/** Says that today's entries would change proposals of an open report (rule report-subject.6). */
export function NotCurrentNote({ reportId, onRecalculate }: NotCurrentNoteProps) {
  const { t } = useTranslation('teacher.report')
  const { data } = useQuery({ ...recalculationQuery({ reportId }), staleTime: 0 })
  const count = data?.changes.length ?? 0
  if (count === 0) return null
  return (
    <Banner
      tone="warning"
      icon={<History />}
      className="print:hidden"
      action={
        onRecalculate && (
          <Button size="sm" variant="outline" onClick={onRecalculate}>
            {t(($) => $.notCurrent.look)}
          </Button>
        )
      }
    >
      {t(($) => $.notCurrent.inReport, { count })}
    </Banner>
  )
}
