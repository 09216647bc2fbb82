import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { checkReport, type ReportFinding, remarksOf } from '@lernspur/contracts/teacher/report-check/check-report'
import type { Pronoun } from '@lernspur/contracts/teacher/report-check/pronoun'
import { repeatedSentences } from '@lernspur/contracts/teacher/report-check/repeated-sentence'
import type { ReportFindingRow } from '@lernspur/contracts/teacher/report-week/report-finding'
import type { CheckedReportRow } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call/call'
import { visibleReport } from '../../report-access/visible-report'
import type { SourceEntry } from '../create/report.snapshot'
import { byStudentName, reportColumns } from '../report.query'
import { countedEntries } from '../writing/counted-entries'
import { changesOf } from '../writing/recalculation'

/** A report with the pronoun that texts use for its child. */
export type ReportWithPronoun = Report & { readonly pronoun: Pronoun | null }

/** Whole reports, to be checked. */
export const reportsToCheck = (
  tx: Transaction,
  { actor }: Call,
  ids: readonly string[],
): Query<ReportWithPronoun> => tx<ReportWithPronoun[]>`
  select ${reportColumns(tx, actor)}, r.student_pronoun as pronoun from report r
  where ${visibleReport(tx, actor)} and r.id = any(${[...ids]}::uuid[])
  order by ${byStudentName(tx, actor)}`

interface ClassChild {
  readonly id: string
  readonly schoolClassId: string
  readonly firstName: string
  readonly lastName: string
}

/** Names of the children of classes, which a remark about another child of the class should not contain. */
const classChildren = (tx: Transaction, { actor }: Call, schoolClassIds: readonly string[]): Query<ClassChild> =>
  tx<ClassChild[]>`
    select s.id, scr.school_class_id, s.first_name, s.last_name
    from student_class_relation scr join student s on s.tenant_id = scr.tenant_id and s.id = scr.student_id
    where scr.tenant_id = ${actor.tenantId} and scr.school_class_id = any(${[...schoolClassIds]}::uuid[])`

const countOf = (finding: ReportFinding): number => {
  if ('competenceIds' in finding) return finding.competenceIds.length
  if ('labels' in finding) return finding.labels.length
  if (finding.kind === 'drafted') return finding.count
  return 'by' in finding ? finding.by : 1
}

/** Findings of one kind in one part as one row. */
const rowsOf = (findings: readonly ReportFinding[]): ReportFindingRow[] =>
  [...Map.groupBy(findings, ({ kind, subject }) => `${kind} ${subject?.id}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ kind, subject }) => ({
      kind,
      reportSubjectId: subject?.id ?? null,
      schoolSubjectId: subject?.schoolSubjectId ?? null,
      subjectName: subject?.name ?? null,
      count: same.reduce((sum, finding) => sum + countOf(finding), 0),
    })),
  )

/** Competences that today's entries would change, by subject (rule report-subject.6). */
const notCurrent = (report: ReportWithPronoun, entries: readonly SourceEntry[] | undefined): ReportFinding[] => {
  const changes = entries ? changesOf(report, entries) : []
  return report.subjects.flatMap((subject): ReportFinding[] => {
    const competenceIds = changes.flatMap((change) => (change.subjectId === subject.id ? [change.competenceId] : []))
    return competenceIds.length > 0 ? [{ kind: 'notCurrent', subject, competenceIds }] : []
  })
}

/** Findings of reports of one class. */
const findingsIn = (
  reports: readonly ReportWithPronoun[],
  children: readonly ClassChild[],
  entries: ReadonlyMap<string, readonly SourceEntry[]>,
): CheckedReportRow[] => {
  const repeated = repeatedSentences(reports.map(remarksOf))
  return reports.map((report) => {
    const others = children.filter(({ id }) => id !== report.originalStudentId)
    const checked = checkReport(report, { others, repeated, pronoun: report.pronoun })
    return { reportId: report.id, findings: rowsOf([...notCurrent(report, entries.get(report.id)), ...checked]) }
  })
}

/**
 * What to look at in reports before completing them (rules report-work.2, remark.1), as far as the caller sees them;
 * each is compared with those of its own class.
 */
export const findingsOf = async (
  tx: Transaction,
  call: Call,
  reports: readonly ReportWithPronoun[],
): Promise<CheckedReportRow[]> => {
  if (reports.length === 0) return []
  const classes = Map.groupBy(reports, ({ schoolClassId }) => schoolClassId)
  const children = await classChildren(
    tx,
    call,
    [...classes.keys()].flatMap((id) => id ?? []),
  )
  const entries = await countedEntries(tx, call, reports)
  const childrenOf = Map.groupBy(children, (child) => child.schoolClassId)
  return [...classes].flatMap(([id, same]) => findingsIn(same, (id && childrenOf.get(id)) || [], entries))
}
