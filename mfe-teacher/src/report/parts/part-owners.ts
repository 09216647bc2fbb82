import type { ReportPart, ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import type { ReportWriter } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import type { Person } from '@lernspur/contracts/wire/fields'

/** The owners of report parts, by the subject of the class (rule report-work.3). */
export type PartOwners = ReadonlyMap<string, readonly Person[]>

export const partOwners = (writers: readonly ReportWriter[]): PartOwners => {
  const pairs = writers.flatMap(({ person, schoolSubjectIds }) => schoolSubjectIds.map((id) => ({ id, person })))
  const byId = Map.groupBy(pairs, ({ id }) => id)
  return new Map([...byId].map(([id, own]) => [id, own.map(({ person }) => person)]))
}

/** Which parts to include; an empty text includes all of them. */
export interface PartChoice {
  /** Id of a subject of the class. */
  readonly subject: string
  /** Id of a user. */
  readonly whose: string
}

const fitsPart = ({ schoolSubjectId }: ReportPart, owners: PartOwners, { subject, whose }: PartChoice): boolean =>
  (subject === '' || schoolSubjectId === subject) &&
  (whose === '' || (owners.get(schoolSubjectId) ?? []).some(({ id }) => id === whose))

/** Open parts of a report, in their order; none once it is completed. */
export const openParts = (
  { status, subjects }: Pick<ReportSummary, 'status' | 'subjects'>,
  owners: PartOwners,
  choice: PartChoice = { subject: '', whose: '' },
): ReportPart[] =>
  status === 'completed'
    ? []
    : subjects.filter((part) => part.status === 'inProgress' && fitsPart(part, owners, choice))

/** What somebody has left to do in several reports. */
export interface OpenShare {
  readonly person: Person
  /** Names of subjects with the number of reports in which they are open, in the order of the reports. */
  readonly subjects: readonly { readonly name: string; readonly count: number }[]
}

/** Who has something left to do in the reports, by name. */
export const openShares = (
  reports: readonly ReportSummary[],
  owners: PartOwners,
  byName: (a: Person, b: Person) => number,
): OpenShare[] => {
  const open = reports.flatMap((report) =>
    openParts(report, owners).flatMap((part) =>
      (owners.get(part.schoolSubjectId) ?? []).map((person) => ({ person, part })),
    ),
  )
  return [...Map.groupBy(open, ({ person }) => person.id).values()]
    .map((own) => ({
      person: own[0]?.person,
      subjects: [...Map.groupBy(own, ({ part }) => part.schoolSubjectId).values()].map((parts) => ({
        name: parts[0]?.part.name ?? '',
        count: parts.length,
      })),
    }))
    .flatMap(({ person, subjects }) => (person ? [{ person, subjects }] : []))
    .toSorted((a, b) => byName(a.person, b.person))
}
