import { competenceRoutes } from '@lernspur/contracts/competence.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof competenceRoutes.listCompetenceDomains>

export const competenceDomainKeys = {
  all: ['competence'],
  list: (list: List) => ['competence', 'list', list],
} as const

/** Domains with their competences; filter by `schoolClassId` or `schoolSubjectId`. */
export const competenceDomainListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: competenceDomainKeys.list(list),
    queryFn: ({ signal }) => call(competenceRoutes.listCompetenceDomains, { list, signal }),
  })
