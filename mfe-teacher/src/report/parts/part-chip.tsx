import { Link, paths, useFormat, useSession, useTranslation } from '@lernspur/app-runtime'
import type { ReportPart } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import type { Person } from '@lernspur/contracts/wire/fields'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'

interface PartChipProps {
  classId: string
  reportId: string
  part: ReportPart
  /** Its owners; none if all who taught the subject have left. */
  owners: readonly Person[]
}

/** An open part of a report: its subject, its owners, and a link to it. */
export function PartChip({ classId, reportId, part, owners }: PartChipProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { whoAmI } = useSession()
  const isMine = owners.some(({ id }) => id === whoAmI.id)
  const [first] = owners
  const short = isMine ? t(($) => $.part.mine) : first ? first.firstName : t(($) => $.part.nobody)
  const who = isMine ? t(($) => $.part.mine) : owners.length > 0 ? format.list(owners.map(format.name)) : short
  const missing = [
    part.withoutLevel > 0 && t(($) => $.part.withoutLevel, { count: part.withoutLevel }),
    part.unconfirmed > 0 && t(($) => $.part.unconfirmed, { count: part.unconfirmed }),
    !part.hasComment && t(($) => $.part.noComment),
  ].filter((text) => text !== false)
  const label = t(($) => $.part.label, {
    subject: part.name,
    who,
    missing: format.list(missing) || t(($) => $.part.filledIn),
  })
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
