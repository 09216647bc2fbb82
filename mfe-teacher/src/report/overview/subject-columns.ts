import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import type { PartChoice, PartOwners } from '../parts/part-owners'

/** A subject of several reports. */
export interface SubjectColumn {
  /** Id of the subject of the class. */
  readonly id: string
  readonly name: string
  readonly abbreviation: string
  readonly color: string
}

/** The subjects of reports in their order, each once; with a choice only those that it is about. */
export const subjectColumns = (
  reports: readonly Pick<ReportSummary, 'subjects'>[],
  owners: PartOwners,
  { subject, whose }: PartChoice,
): SubjectColumn[] => {
  const columns = new Map(
    // The longest first: children who do not take part in a subject leave the order of the others as it is.
    reports
      .toSorted((a, b) => b.subjects.length - a.subjects.length)
      .flatMap(({ subjects }) => subjects)
      .map(({ schoolSubjectId: id, name, abbreviation, color }) => [id, { id, name, abbreviation, color }]),
  )
  return [...columns.values()].filter(
    ({ id }) =>
      (subject === '' || id === subject) &&
      (whose === '' || (owners.get(id) ?? []).some((person) => person.id === whose)),
  )
}
