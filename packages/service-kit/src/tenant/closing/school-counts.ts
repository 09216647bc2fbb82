import type { SchoolCounts } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import type { Query, Transaction } from '../../call/call'

/** Rows of a school by table, as the database counts them. */
export type TableCounts = Readonly<Record<string, number>>

/** The tables of each kind that people have a name for. */
const tables = {
  people: ['user_role'],
  students: ['student'],
  classes: ['school_class'],
  schoolYears: ['school_year'],
  subjects: ['school_subject'],
  entries: ['observation', 'legacy_observation'],
  reports: ['report'],
  pictures: ['stored_file'],
} as const

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** What a preview and a receipt show of the rows by table. */
export const schoolCounts = (counts: TableCounts): SchoolCounts => {
  const of = (kind: keyof typeof tables): number => sum(tables[kind].map((table) => counts[table] ?? 0))
  return {
    people: of('people'),
    students: of('students'),
    classes: of('classes'),
    schoolYears: of('schoolYears'),
    subjects: of('subjects'),
    entries: of('entries'),
    reports: of('reports'),
    pictures: of('pictures'),
    rows: sum(Object.values(counts)),
  }
}

/** Counts all rows of a school by table. */
export const countSchool = (tx: Transaction, tenantId: string): Query<{ counts: TableCounts }> =>
  tx<{ counts: TableCounts }[]>`select count_school(${tenantId}) as counts`
