import { paths, useFormat, useNavigate, useSession, useTranslation } from '@lernspur/app-runtime'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { cn } from '@lernspur/ui/cn'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { rowsOnScreen, useRowsAtOnce } from '@lernspur/ui/hooks/use-rows-at-once'
import { type MouseEvent, useMemo } from 'react'
import { useReportRights } from '../list/use-report-rights'
import type { PartChoice, PartOwners } from '../parts/part-owners'
import { SignLegend } from './part-sign'
import { partStateOf } from './part-state'
import type { ReportChoice } from './report-choice'
import { ReportRow } from './report-row'
import { type SubjectColumn, subjectColumns } from './subject-columns'
import { useCellKeys } from './use-cell-keys'

/** Columns that every desktop has room for; with more, the table scrolls in itself. */
const mostWithoutScroller = 14

interface SubjectHeadProps {
  column: SubjectColumn
  owners: PartOwners
  /** Leads to the remarks of the subject; omitted for those who write none. */
  href: string | undefined
}

/** A subject by its abbreviation, whose it is, and the way to its remarks. */
function SubjectHead({ column, owners, href }: SubjectHeadProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { whoAmI } = useSession()
  const people = owners.get(column.id) ?? []
  const isMine = people.some(({ id }) => id === whoAmI.id)
  const who = isMine ? t(($) => $.part.mine) : (people[0]?.firstName ?? t(($) => $.part.nobody))
  const all = isMine ? who : format.list(people.map(format.name)) || who
  const text = t(($) => $.overview.subjectOf, { subject: column.name, who: all })
  const style = 'grid min-h-10 min-w-11 grid-cols-1 content-center justify-items-center px-0.5 leading-4'
  const action = t(($) => $.overview.remarksOf, { subject: column.name })
  const name = href === undefined ? text : `${text}. ${action}`
  const content = (
    <>
      <span aria-hidden className="flex max-w-full items-center gap-1 font-medium text-foreground">
        <SubjectMark color={column.color} className="max-lg:hidden" />
        <span className="truncate">{column.abbreviation}</span>
      </span>
      <span aria-hidden className="max-w-full truncate">
        {who}
      </span>
      <span className="sr-only">{name}</span>
    </>
  )
  if (href === undefined) {
    return (
      <span title={text} className={style}>
        {content}
      </span>
    )
  }
  return (
    <a
      href={href}
      title={name}
      className={cn(style, 'rounded-sm -outline-offset-2 hover:bg-accent pointer-coarse:min-h-11')}
    >
      {content}
    </a>
  )
}

/** Height of a row on one line, and what is above the first one, in pixels: more where the page is narrow. */
const rowHeight = 37
const wide = '(width >= 64rem)'
const rowsAtOnce = () => rowsOnScreen(rowHeight, window.matchMedia(wide).matches ? 210 : 380)

interface ReportMatrixProps {
  classId: string
  /** Accessible name of the table. */
  label: string
  reports: readonly ReportSummary[]
  /** Ids of reports that today's entries would change. */
  notCurrent: ReadonlySet<string>
  owners: PartOwners
  parts: PartChoice
  /** Undefined where reports cannot be chosen. */
  choice: ReportChoice | undefined
  /** Whether it explains its shapes: the first one on a page. */
  hasLegend: boolean
}

/** Reports of a set by subject: whose work is open and what is done, at a glance; each cell leads to its part (rule report-work.7). */
export function ReportMatrix(props: ReportMatrixProps) {
  const { classId, label, reports, notCurrent, owners, parts, choice, hasLegend } = props
  const { t } = useTranslation('teacher.report')
  const { whoAmI } = useSession()
  const { mayWrite } = useReportRights(classId)
  const navigate = useNavigate()
  const { ref, onKeyDown, onFocus } = useCellKeys()
  // A class has hundreds of cells: those in the window are drawn first.
  const count = useRowsAtOnce(rowsAtOnce, reports.length)
  const columns = useMemo(() => subjectColumns(reports, owners, parts), [reports, owners, parts])
  const isOpen = reports.some(({ status }) => status === 'inProgress')
  const remarksOf = (subject: string) =>
    mayWrite && isOpen ? `${paths.reportRemarks(classId)}?subject=${subject}&set=${reports[0]?.id}` : undefined
  const states = new Set(
    reports.flatMap((report) => report.subjects.map((part) => partStateOf(report, part, owners, whoAmI.id))),
  )
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!link || event.defaultPrevented || event.button !== 0 || hasModifier) return
    event.preventDefault()
    void navigate(link.getAttribute('href') ?? '')
  }
  const scrolls = columns.length > mostWithoutScroller
  return (
    <div data-scroller="" className={cn('relative border-t', scrolls ? 'overflow-x-auto' : 'max-lg:overflow-x-auto')}>
      <table
        ref={ref}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClick={follow}
        aria-label={label}
        className="w-full border-separate border-spacing-0 text-sm"
      >
        <thead className={scrolls ? undefined : 'lg:sticky lg:top-14 lg:z-15'}>
          <tr className="h-10 text-xs text-muted-foreground">
            <th
              scope="col"
              className="sticky left-0 z-10 border-r border-b bg-card px-2 py-0.5 text-left font-medium sm:px-3"
            >
              <span className={hasLegend ? 'sr-only' : undefined}>{t(($) => $.list.child)}</span>
              {hasLegend && <SignLegend states={states} />}
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className="border-b bg-card p-0 font-normal">
                <SubjectHead column={column} owners={owners} href={remarksOf(column.id)} />
              </th>
            ))}
            <th scope="col" className="border-b bg-card px-3 text-left font-medium">
              {t(($) => $.list.state)}
            </th>
          </tr>
        </thead>
        <tbody>
          {reports.map((report, index) =>
            index < count ? (
              <ReportRow
                key={report.id}
                classId={classId}
                report={report}
                columns={columns}
                isNotCurrent={notCurrent.has(report.id)}
                owners={owners}
                isChosen={choice?.ids.has(report.id)}
                onChoose={choice?.set}
              />
            ) : (
              // As high as a row, so that nothing moves.
              <tr key={report.id} aria-hidden className="h-9.25 pointer-coarse:h-11.25">
                <td colSpan={columns.length + 2} />
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}
