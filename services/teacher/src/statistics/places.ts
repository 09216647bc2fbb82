import type { StatisticsBasis } from '@lernspur/contracts/statistics.contract'

export interface Place {
  readonly schoolSubjectId: string
  readonly domainId: string | null
  readonly competenceId: string | null
}

/** Every subject, its domains and their competences, each after what it belongs to. */
export const placesOf = ({ subjects }: Pick<StatisticsBasis, 'subjects'>): Place[] =>
  subjects.flatMap(({ id: schoolSubjectId, domains }) => [
    { schoolSubjectId, domainId: null, competenceId: null },
    ...domains.flatMap(({ id: domainId, competences }) => [
      { schoolSubjectId, domainId, competenceId: null },
      ...competences.map(({ id }) => ({ schoolSubjectId, domainId, competenceId: id })),
    ]),
  ])

export const keyOf = ({ schoolSubjectId, domainId, competenceId }: Place): string =>
  `${schoolSubjectId}:${domainId}:${competenceId}`
