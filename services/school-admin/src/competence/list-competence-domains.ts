import type { CompetenceDomain, competenceRoutes } from '@lernspur/contracts/competence.contract'
import type { Call } from '@lernspur/service-kit/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list-page'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'
import { shownDomain, visibleDomain } from './competence.query'

const columns = {
  id: 'd.id',
  originId: 'd.origin_id',
  name: 'd.name',
  symbol: 'd.symbol',
  schoolSubjectId: 'd.school_subject_id',
  schoolClassId: 'j.school_class_id',
  isTemplate: 'j.is_template',
  createdAt: 'd.created_at',
  updatedAt: 'd.updated_at',
}

/** Domains with their competences of templates and of subjects that the caller may access, in the order of the curriculum. */
export const listCompetenceDomains = async (call: Call, list: ListOf<typeof competenceRoutes.listCompetenceDomains>) =>
  pageOf(
    await call.read((tx) => {
      const compiled = compileList(tx, list, columns, [
        { field: 'schoolSubjectId', dir: 'asc' },
        { column: 'd.position', dir: 'asc' },
      ])
      return pageQueries<CompetenceDomain>(tx, compiled, {
        select: shownDomain(tx),
        from: visibleDomain(tx, call.actor),
      })
    }),
  )
