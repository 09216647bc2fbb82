import { useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { PaperComment } from './paper-comment'

/** Further fields at the end of the print preview, as far as they are filled in. */
export function PaperDetails({ report: { details, fields = [] } }: { report: Report }) {
  const { t } = useTranslation('teacher.report')
  if (!details) return null
  const { daysAbsent, daysUnexcused, classRemark } = details
  return (
    <>
      {fields.includes('classRemark') && (
        <PaperComment label={t(($) => $.details.classRemark)} text={classRemark} colour="currentcolor" />
      )}
      {fields.includes('absences') && daysAbsent !== null && (
        <p className="mt-[1em]">
          <span className="mr-[0.6em] text-muted-foreground">{t(($) => $.details.daysAbsent)}:</span>
          <span className="font-semibold">
            {daysAbsent}
            {daysUnexcused !== null && `, ${t(($) => $.details.daysUnexcused)}: ${daysUnexcused}`}
          </span>
        </p>
      )}
    </>
  )
}
