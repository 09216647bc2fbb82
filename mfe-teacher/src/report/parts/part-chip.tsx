import { Link, paths, useSession, useTranslation } from '@lernspur/app-runtime'
import type { ReportPart } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import type { PartOwners } from './part-owners'
import { usePartLabel } from './use-part-label'

interface PartChipProps {
  classId: string
  reportId: string
  part: ReportPart
  owners: PartOwners
}

/** An open part of a report: its subject, its owners, and a link to it. */
export function PartChip({ classId, reportId, part, owners }: PartChipProps) {
  const { t } = useTranslation('teacher.report')
  const { whoAmI } = useSession()
  const people = owners.get(part.schoolSubjectId) ?? []
  const isMine = people.some(({ id }) => id === whoAmI.id)
  // None if all who taught the subject have left.
  const short = isMine ? t(($) => $.part.mine) : (people[0]?.firstName ?? t(($) => $.part.nobody))
  const label = usePartLabel(owners)(part)
  return (
    <Link
      to={`${paths.report(classId, reportId)}?subject=${part.schoolSubjectId}`}
      title={label}
      data-mine={isMine || undefined}
      className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-sm border px-1.5 text-xs transition-colors hover:border-input hover:bg-accent data-mine:border-input data-mine:bg-selected data-mine:text-selected-foreground pointer-coarse:min-h-11"
    >
      <SubjectMark color={part.color} />
      <span className="font-medium">{part.abbreviation}</span>
      <span className="max-w-24 truncate opacity-80">{short}</span>
      <span className="sr-only">{label}</span>
    </Link>
  )
}
