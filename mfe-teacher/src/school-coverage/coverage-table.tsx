import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SchoolCoverage, SubjectCoverage } from '@lernspur/contracts/teacher/statistics/school-coverage.contract'
import { ClassChip } from '@lernspur/ui/components/layout/rail-switcher'
import { ScrollTable } from '@lernspur/ui/components/table/scroll-table'
import { TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from '@lernspur/ui/components/ui/table'
import { useMemo } from 'react'

/** What a cell counts. */
export type CoverageUnit = 'students' | 'competences'

type ClassCoverage = SchoolCoverage['classes'][number]

/** Names of all subjects, those of most classes first. */
const subjectNames = (classes: readonly ClassCoverage[], compare: (a: string, b: string) => number): string[] => {
  const byName = Map.groupBy(
    classes.flatMap(({ subjects }) => subjects.map(({ name }) => name)),
    (name) => name,
  )
  return [...byName]
    .toSorted(([a, { length: some }], [b, { length: others }]) => others - some || compare(a, b))
    .map(([name]) => name)
}

function CoverageCell({ subject, unit }: { subject: SubjectCoverage; unit: CoverageUnit }) {
  const { t } = useTranslation('teacher.school-coverage')
  const [observed, count] =
    unit === 'students'
      ? [subject.observedStudentCount, subject.studentCount]
      : [subject.observedCompetenceCount, subject.competenceCount]
  const words =
    unit === 'students' ? t(($) => $.ofStudents, { observed, count }) : t(($) => $.ofCompetences, { observed, count })
  return (
    <TableCell>
      <span className="sr-only">{words}</span>
      <span aria-hidden className="grid min-w-20 gap-1.5" title={words}>
        <span className="text-sm tabular-nums">{t(($) => $.share, { observed, all: count })}</span>
        <span className="h-1.5 overflow-hidden rounded-full bg-secondary print:border">
          <span
            className="block h-full rounded-full bg-primary forced-colors:bg-[CanvasText]"
            style={{ width: `${count > 0 ? (100 * observed) / count : 0}%` }}
          />
        </span>
      </span>
    </TableCell>
  )
}

/** Classes in their rows, subjects in their columns, and how much of each was observed; never by size of the numbers. */
export function CoverageTable({ classes, unit }: { classes: readonly ClassCoverage[]; unit: CoverageUnit }) {
  const { t } = useTranslation('teacher.school-coverage')
  const format = useFormat()
  const names = useMemo(() => subjectNames(classes, format.compare), [classes, format])
  return (
    <ScrollTable label={t(($) => $.table)}>
      <TableHeader>
        <TableRow>
          <TableHead className="sticky left-0 z-10 bg-card">{t(($) => $.class)}</TableHead>
          {names.map((name) => (
            <TableHead key={name}>{name}</TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {classes.map(({ id, name: className, subjects }) => (
          <TableRow key={id} className="h-14">
            <TableRowHead className="sticky left-0 z-10 bg-card">
              <Link to={paths.classStatistics(id)} className="inline-flex min-h-11 items-center">
                <ClassChip>{className}</ClassChip>
              </Link>
            </TableRowHead>
            {names.map((name) => {
              const subject = subjects.find((one) => one.name === name)
              return subject ? (
                <CoverageCell key={name} subject={subject} unit={unit} />
              ) : (
                <TableCell key={name} className="text-muted-foreground">
                  <span className="sr-only">{t(($) => $.noSubject)}</span>
                  <span aria-hidden>–</span>
                </TableCell>
              )
            })}
          </TableRow>
        ))}
      </TableBody>
    </ScrollTable>
  )
}
