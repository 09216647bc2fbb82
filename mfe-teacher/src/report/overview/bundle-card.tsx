import { Link, paths, useFormat, useSession, useTranslation } from '@lernspur/app-runtime'
import type { ReportPart, ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleCheck from 'lucide-react/icons/circle-check'
import History from 'lucide-react/icons/history'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useId, useRef, useState } from 'react'
import { ReportSetDialog } from '../../report-set/report-set-dialog'
import { CompletionDialog } from '../completion/completion-dialog'
import { openSubjects, SubjectCompletion } from '../completion/subject-completion'
import { GroupMenu } from '../group/group-menu'
import { useManagesGroup } from '../group/use-manages-group'
import { completedOf } from '../list/progress'
import { useReportRights } from '../list/use-report-rights'
import { openParts, type PartChoice, type PartOwners } from '../parts/part-owners'
import { RecalculationSetDialog } from '../recalculation/recalculation-set-dialog'
import { linkStyle } from '../table/link-style'
import type { Bundle } from './bundle'
import { OpenPeople } from './open-people'
import type { ReportChoice } from './report-choice'
import { ReportMatrix } from './report-matrix'

interface BundleCardProps {
  classId: string
  bundle: Bundle
  /** Its reports that match the filters. */
  visible: readonly ReportSummary[]
  /** Whether it was just created, and is brought into view. */
  isNew: boolean
  /** Ids of reports that today's entries would change. */
  notCurrent: ReadonlySet<string>
  owners: PartOwners
  parts: PartChoice
  /** Undefined where reports cannot be chosen. */
  choice: ReportChoice | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Whether it explains the shapes of the page. */
  hasLegend: boolean
}

/** Reports that belong together: name and dates once, whose work is open, and each child with what is open. */
export function BundleCard(props: BundleCardProps) {
  const { classId, bundle, visible, isNew, notCurrent, owners, parts, choice, isOpen, onOpenChange, hasLegend } = props
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { mayComplete, mayWrite } = useReportRights(classId)
  const { whoAmI } = useSession()
  const { name, group, reports, startDate, endDate } = bundle
  const { done, all } = completedOf(reports)
  const [isCompleting, setIsCompleting] = useState(false)
  const [isPrinting, setIsPrinting] = useState(false)
  const [isRecalculating, setIsRecalculating] = useState(false)
  const outdated = visible.filter(({ id }) => notCurrent.has(id))
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) section.current?.scrollIntoView?.({ block: 'start' })
  }, [isNew])
  const headId = useId()
  const listId = useId()
  // As with chosen reports, nothing happens to what the filters hide.
  const open = visible.filter((report) => report.status === 'inProgress' && mayComplete(report))
  const isMine = (report: ReportSummary, part: ReportPart) =>
    openParts(report, owners, { ...parts, whose: whoAmI.id }).includes(part)
  const chosen = visible.filter(({ id }) => choice?.ids.has(id))
  const progress = t(($) => $.overview.progress, { done, count: all })
  const managesGroup = useManagesGroup(classId)
  const own = mayWrite ? openSubjects(visible, isMine) : []
  // One main action: what the user can do next for the whole set.
  const next = open.length > 0 ? 'complete' : own.length > 0 ? 'subject' : done === all ? 'print' : null
  return (
    <Card className="overflow-clip">
      <section ref={section} aria-labelledby={headId} className="scroll-mt-20">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1 sm:px-4 lg:py-0.5">
          {choice && visible.length > 0 && (
            <CheckboxField
              className="-ml-3 sm:-ml-2"
              checked={chosen.length === visible.length || (chosen.length > 0 && 'indeterminate')}
              onCheckedChange={(isChosen) => choice.set(visible, isChosen)}
              hideLabel
              label={t(($) => $.overview.chooseAll, { name })}
            />
          )}
          <div className="min-w-0 flex-1 basis-24">
            <h2 id={headId} className="leading-tight font-semibold wrap-anywhere hyphens-auto">
              {group ? (
                <Link to={paths.reportGroup(classId, group.id)} className={linkStyle}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </h2>
            <p className="text-sm leading-tight text-muted-foreground">
              {format.period(startDate, endDate)} · {progress}
            </p>
          </div>
          {outdated.length > 0 && (
            // In the line of the set where that has room, so that nothing below moves when it is known.
            <div className="flex flex-wrap items-center gap-x-3 rounded-md bg-warning pr-1 pl-3 text-sm text-warning-foreground max-lg:order-last max-lg:basis-full">
              <p className="flex min-h-9 min-w-0 flex-1 basis-40 items-center gap-2 lg:whitespace-nowrap">
                <History aria-hidden className="size-4 shrink-0" />
                {t(($) => $.notCurrent.inSet, { count: outdated.length })}
              </p>
              {mayWrite && (
                <Button
                  size="sm"
                  variant="link"
                  className="px-2 text-current decoration-current/40"
                  onClick={() => setIsRecalculating(true)}
                >
                  {t(($) => $.editor.recalculate)}
                </Button>
              )}
            </div>
          )}
          <div className="flex items-center gap-x-1 empty:hidden max-lg:order-last max-lg:basis-full max-lg:justify-end">
            {visible.length > 0 && (
              <>
                {next && (
                  <div className="max-lg:flex-1 max-lg:*:w-full">
                    {next === 'complete' && (
                      <Button className="max-sm:px-2 max-sm:[&_svg]:hidden" onClick={() => setIsCompleting(true)}>
                        <CircleCheck aria-hidden />
                        {t(($) => $.completion.open, { count: open.length })}
                      </Button>
                    )}
                    {next === 'subject' && <SubjectCompletion classId={classId} subjects={own} isMain />}
                    {next === 'print' && (
                      <Button aria-label={t(($) => $.overview.print, { name })} onClick={() => setIsPrinting(true)}>
                        <Printer aria-hidden />
                        {t(($) => $.chosen.print)}
                      </Button>
                    )}
                  </div>
                )}
                {next !== 'print' && (
                  <IconButton label={t(($) => $.overview.print, { name })} onClick={() => setIsPrinting(true)}>
                    <Printer aria-hidden />
                  </IconButton>
                )}
              </>
            )}
            {group && managesGroup(group, reports) && (
              <GroupMenu group={group} reportIds={reports.map(({ id }) => id)} />
            )}
          </div>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={t(($) => $.overview.show, { name })}
            onClick={() => onOpenChange(!isOpen)}
            className="group grid size-11 place-items-center rounded-md hover:bg-accent"
          >
            <ChevronDown
              aria-hidden
              className="size-4.5 text-muted-foreground transition-transform duration-150 group-aria-expanded:rotate-180"
            />
          </button>
        </div>
        <div id={listId} hidden={!isOpen}>
          {isOpen && (
            <>
              <ReportMatrix
                classId={classId}
                label={t(($) => $.overview.matrix, { name })}
                reports={visible}
                notCurrent={notCurrent}
                owners={owners}
                parts={parts}
                choice={choice}
                hasLegend={hasLegend}
              />
              <OpenPeople
                classId={classId}
                reports={reports}
                owners={owners}
                ownAction={next === 'complete' && <SubjectCompletion classId={classId} subjects={own} />}
              />
            </>
          )}
        </div>
      </section>
      {isCompleting && <CompletionDialog classId={classId} reports={open} onClose={() => setIsCompleting(false)} />}
      {isRecalculating && (
        <RecalculationSetDialog
          classId={classId}
          reportIds={outdated.map(({ id }) => id)}
          onClose={() => setIsRecalculating(false)}
        />
      )}
      {isPrinting && (
        <ReportSetDialog
          classId={classId}
          reportIds={visible.map(({ id }) => id)}
          name={name}
          onClose={() => setIsPrinting(false)}
        />
      )}
    </Card>
  )
}
