import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { FindingKind } from '@lernspur/contracts/teacher/report-check/check-report'
import { findingKinds } from '@lernspur/contracts/teacher/report-week/report-finding'
import type { CheckedReportRow } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { cn } from '@lernspur/ui/cn'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@lernspur/ui/components/ui/accordion'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { detailFields } from '../details/detail-fields'
import { generalSection } from '../draft/general-section'
import { childOf } from '../table/child-of'
import { areNamesNeeded, type FindingGroup, findingGroups, type ReportToComplete } from './finding-groups'

interface FindingListProps {
  classId: string
  reports: readonly ReportToComplete[]
  rows: readonly CheckedReportRow[]
  /** A link was followed. */
  onGo: () => void
}

/** Further fields by the finding that they are missing. */
const detailOf = {
  birthDateMissing: 'birthDate',
  absencesMissing: 'daysAbsent',
  classRemarkMissing: 'classRemark',
  entryMissing: 'title',
} as const

const isDetail = (kind: FindingKind): kind is keyof typeof detailOf => kind in detailOf

/** What to check before reports are completed, by kind, each with a link to it. */
export function FindingList({ classId, reports, rows, onGo }: FindingListProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const byId = new Map(reports.map((report) => [report.id, report]))
  const single = reports.length === 1
  const isNamed = areNamesNeeded(reports)
  const locationsOf = ({ kind, locations }: FindingGroup) => (
    <ul className="grid grid-cols-1 gap-2">
      {locations.map(({ reportId, findings }) => {
        const report = byId.get(reportId)
        return (
          <li
            key={reportId}
            className={cn('grid gap-x-3 gap-y-1.5', !single && 'sm:grid-cols-[minmax(0,9rem)_minmax(0,1fr)]')}
          >
            {report && !single && (
              <span className="text-sm font-medium wrap-anywhere hyphens-auto sm:py-1.5">
                {format.name(childOf(report))}
                {isNamed && <span className="block font-normal text-muted-foreground">{report.name}</span>}
              </span>
            )}
            <span className="flex min-w-0 flex-wrap items-center gap-1.5">
              {findings.map(({ schoolSubjectId, subjectName, count }) => (
                <Link
                  key={schoolSubjectId ?? generalSection}
                  to={`${paths.report(classId, reportId)}?subject=${schoolSubjectId ?? generalSection}${isDetail(kind) ? `#${detailFields}` : ''}`}
                  onClick={onGo}
                  className="inline-flex min-h-8 items-center rounded-sm border px-2 text-sm transition-colors hover:border-input hover:bg-accent pointer-coarse:min-h-11"
                >
                  {isDetail(kind)
                    ? t(($) => $.details[detailOf[kind]])
                    : kind === 'nameNotPrinted' && report
                      ? format.name(childOf(report))
                      : kind === 'subjectOpen' || kind === 'remarkMissing'
                        ? (subjectName ?? t(($) => $.editor.general))
                        : t(($) => $.completion.countIn, { subject: subjectName ?? t(($) => $.editor.general), count })}
                </Link>
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
  // In the order of the list from which they were chosen.
  const ordered = reports.flatMap(({ id }) => rows.filter(({ reportId }) => reportId === id))
  const groups = findingGroups(ordered, findingKinds)
  return (
    <Accordion type="multiple" defaultValue={single ? groups.map(({ kind }) => kind) : []}>
      {groups.map((group) => (
        <AccordionItem key={group.kind} value={group.kind}>
          <AccordionTrigger>
            <span className="min-w-0 flex-1">{t(($) => $.completion.kind[group.kind], { count: group.count })}</span>
            {!single && <Badge variant="secondary">{t(($) => $.list.count, { count: group.locations.length })}</Badge>}
          </AccordionTrigger>
          <AccordionContent>{locationsOf(group)}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
