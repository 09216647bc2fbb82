import { paths, useFormat, useSession, useTranslation } from '@lernspur/app-runtime'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import History from 'lucide-react/icons/history'
import { memo } from 'react'
import { progressOf } from '../list/progress'
import type { PartOwners } from '../parts/part-owners'
import { ReportBadges } from '../parts/report-parts'
import { usePartLabel } from '../parts/use-part-label'
import { childOf } from '../table/child-of'
import { PartSign } from './part-sign'
import { type PartState, partStateOf } from './part-state'
import type { ReportChoice } from './report-choice'
import type { SubjectColumn } from './subject-columns'

interface PartCellProps {
  href: string
  state: PartState
  /** Subject, whose it is, and what is missing. */
  label: string
}

/** A part of a report: its state as a shape, and a link to it. A class has hundreds, so its name is no element. */
function PartCell({ href, state, label }: PartCellProps) {
  return (
    <a
      href={href}
      title={label}
      aria-label={label}
      className="grid min-h-9 min-w-11 place-items-center rounded-sm -outline-offset-2 hover:bg-accent pointer-coarse:min-h-11"
    >
      <PartSign state={state} />
    </a>
  )
}

interface ReportRowProps {
  classId: string
  report: ReportSummary
  columns: readonly SubjectColumn[]
  owners: PartOwners
  /** Undefined where reports cannot be chosen. */
  isChosen: boolean | undefined
  onChoose: ReportChoice['set'] | undefined
  /** Whether today's entries would change it. */
  isNotCurrent: boolean
}

/**
 * One report of a set: the student, each subject, and how far it is. Name and dates are shown above, once for all. The
 * table follows the links, because hundreds of router links take long to create. Choosing one draws no other.
 */
export const ReportRow = memo((props: ReportRowProps) => {
  const { classId, report, columns, owners, isChosen, onChoose, isNotCurrent } = props
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const child = format.name(childOf(report))
  const parts = new Map(report.subjects.map((part) => [part.schoolSubjectId, part]))
  const { done, all } = progressOf(report)
  const { whoAmI } = useSession()
  const labelOf = usePartLabel(owners)
  const href = paths.report(classId, report.id)
  return (
    <tr
      aria-selected={isChosen}
      className="group [--row:var(--card)] hover:[--row:var(--muted)] aria-selected:[--row:var(--selected)]"
    >
      <th
        scope="row"
        className="sticky left-0 z-10 border-t border-r bg-(--row) p-0 text-left font-medium group-first:border-t-0"
      >
        <span className="flex w-37 items-center gap-x-2 pr-2 sm:w-60 sm:pl-2 xl:w-80">
          {onChoose ? (
            <CheckboxField
              className="-my-1 ml-0 pointer-coarse:my-0"
              checked={isChosen ?? false}
              onCheckedChange={(next) => onChoose([report], next)}
              hideLabel
              label={t(($) => $.list.choose, { child, name: report.name })}
            />
          ) : (
            <span className="w-1" />
          )}
          <PersonAvatar
            name={child}
            seed={report.originalStudentId}
            src={report.studentAvatar}
            size={24}
            className="max-sm:hidden"
          />
          <a
            href={href}
            className="flex min-h-9 min-w-0 flex-1 items-center leading-tight wrap-anywhere hyphens-auto -outline-offset-2 hover:underline pointer-coarse:min-h-11"
          >
            {child}
          </a>
          {isNotCurrent && (
            <span title={t(($) => $.notCurrent.badge)} className="shrink-0 text-warning-foreground">
              <History aria-hidden className="size-4" />
              <span className="sr-only">{t(($) => $.notCurrent.badge)}</span>
            </span>
          )}
        </span>
      </th>
      {columns.map(({ id }) => {
        const part = parts.get(id)
        const state = part && partStateOf(report, part, owners, whoAmI.id)
        return (
          <td key={id} className="border-t bg-(--row) p-0 group-first:border-t-0">
            {part && state ? (
              <PartCell
                href={`${href}?subject=${id}`}
                state={state}
                label={state === 'done' ? t(($) => $.overview.partDone, { subject: part.name }) : labelOf(part)}
              />
            ) : (
              <span className="sr-only">{t(($) => $.overview.notInReport)}</span>
            )}
          </td>
        )
      })}
      <td className="border-t bg-(--row) px-3 py-0 whitespace-nowrap text-muted-foreground group-first:border-t-0">
        <span className="flex items-center gap-2">
          <ReportBadges report={report} />
          {report.status === 'inProgress' && t(($) => $.list.progress, { done, count: all })}
        </span>
      </td>
    </tr>
  )
})
