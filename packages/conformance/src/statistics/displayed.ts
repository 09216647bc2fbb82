import type {
  AssessmentStatistics,
  CoverageStatistics,
  DevelopmentStatistics,
  LevelStatistics,
  StudentStatistics,
} from '@lernspur/contracts/teacher/statistics/statistics.contract'

interface Spread {
  readonly counts: readonly number[]
  readonly unseenCount: number
}

const numbersOf = (key: string, { counts, unseenCount }: Spread): [string, number][] =>
  [...counts.map((count, at): [string, number] => [`${key} ${at + 1}`, count]), [`${key} null`, unseenCount] as const]
    .filter(([, count]) => count > 0)
    .map(([name, count]) => [name, count])

// The answers of the calls, in the form of the plain counts to compare them with.

export const displayedLevels = ({ rows }: LevelStatistics) =>
  Object.fromEntries(
    rows.flatMap((row) => numbersOf(`${row.schoolSubjectId}:${row.domainId}:${row.competenceId}`, row)),
  )

export const displayedDevelopment = ({ rows }: DevelopmentStatistics) =>
  Object.fromEntries(rows.flatMap((row) => numbersOf(`${row.schoolTermId}:${row.schoolSubjectId}`, row)))

export const displayedStudent = ({ rows }: StudentStatistics) =>
  Object.fromEntries(rows.map(({ competenceId, levels }) => [competenceId, levels]))

type CoverageRow = CoverageStatistics['students'][number] | CoverageStatistics['competences'][number]

const coverageOf = ({ possibleCount, seenCount, entryCount, lastObservedAt }: CoverageRow) => ({
  possible: possibleCount,
  seen: seenCount,
  entries: entryCount,
  last: lastObservedAt,
})

export const displayedCoverage = ({ competences, students }: CoverageStatistics) =>
  Object.fromEntries([
    ...competences.map((row) => [`${row.schoolSubjectId}:${row.domainId}:${row.competenceId}`, coverageOf(row)]),
    ...students.map((row) => [row.studentId, coverageOf(row)]),
  ])

export const displayedAssessments = ({ rows }: AssessmentStatistics) =>
  Object.fromEntries(
    rows.map((row) => [
      `${row.performanceAssessmentId}`,
      {
        entries: row.entryCount,
        notes: row.noteCount,
        students: row.studentCount,
        competences: row.competenceCount,
        levels: Object.fromEntries(
          row.levels.filter(({ count }) => count > 0).map(({ level, count }) => [`${level}`, count]),
        ),
      },
    ]),
  )
