import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Badge } from '@lernspur/ui/components/ui/badge'
import type { PartChoice, PartOwners } from '../parts/part-owners'
import { ReportParts } from '../parts/report-parts'
import { childOf } from '../table/child-of'

interface WorklistRowProps {
  classId: string
  report: ReportSummary
  owners: PartOwners
  parts: PartChoice
  /** Undefined where reports cannot be chosen. */
  onChoose: ((isChosen: boolean) => void) | undefined
  isChosen: boolean
  /** Whether today's entries would change it. */
  isNotCurrent: boolean
}

/** One report in the worklist: the student, and what is open. Name and dates are shown above, once for all. */
export function WorklistRow({ classId, report, owners, parts, onChoose, isChosen, isNotCurrent }: WorklistRowProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const child = format.name(childOf(report))
  return (
    <li className="flex items-start gap-x-3 border-t px-4 py-2 sm:items-center sm:px-5">
      {onChoose && (
        <CheckboxField
          className="ml-0"
          checked={isChosen}
          onCheckedChange={onChoose}
          hideLabel
          label={t(($) => $.list.choose, { child, name: report.name })}
        />
      )}
      <PersonAvatar
        name={child}
        seed={report.originalStudentId}
        src={report.studentAvatar}
        size={32}
        className="max-sm:mt-1.5"
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[minmax(8rem,11rem)_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)] sm:items-center">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <Link
            to={paths.report(classId, report.id)}
            className="inline-flex min-h-11 items-center font-medium wrap-anywhere hyphens-auto hover:underline sm:min-h-9 pointer-coarse:min-h-11"
          >
            {child}
          </Link>
          {isNotCurrent && <Badge variant="warning">{t(($) => $.notCurrent.badge)}</Badge>}
        </span>
        <ReportParts classId={classId} report={report} owners={owners} choice={parts} />
      </div>
    </li>
  )
}
