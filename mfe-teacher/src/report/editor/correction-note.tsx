import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import FilePen from 'lucide-react/icons/file-pen'

interface CorrectionNoteProps {
  classId: string
  report: Pick<Report, 'correction' | 'replacement'>
}

/** What a report replaces, and what replaces it, each with a link (rule report.11). */
export function CorrectionNote({ classId, report: { correction, replacement } }: CorrectionNoteProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const linkTo = (reportId: string, text: string) => (
    <Button asChild size="sm" variant="outline">
      <Link to={paths.report(classId, reportId)}>{text}</Link>
    </Button>
  )
  return (
    <>
      {correction && (
        <Banner
          icon={<FilePen />}
          className="print:hidden"
          action={
            correction.reportId &&
            linkTo(
              correction.reportId,
              t(($) => $.correction.toReplaced),
            )
          }
        >
          {t(($) => $.correction.of, { name: correction.name, day: format.dayLong(correction.completedAt) })}{' '}
          {correction.reason && t(($) => $.correction.because, { reason: correction.reason })}
        </Banner>
      )}
      {replacement && (
        <Banner
          tone="warning"
          icon={<FilePen />}
          className="print:hidden"
          action={linkTo(
            replacement.reportId,
            t(($) => $.correction.toReplacement),
          )}
        >
          {replacement.completedAt
            ? t(($) => $.correction.replacedBy, { day: format.dayLong(replacement.completedAt) })
            : t(($) => $.correction.inWork)}
        </Banner>
      )}
    </>
  )
}
