import type { CompetenceDomain, competenceRoutes } from '@lernspur/contracts/school-admin/competence.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { domainColumns, visibleDomain } from './competence.query'

const columns = {
  id: 'cd.id',
  originId: 'cd.origin_id',
  name: 'cd.name',
  symbol: 'cd.symbol',
  schoolSubjectId: 'cd.school_subject_id',
  schoolClassId: 'ss.school_class_id',
  isTemplate: 'ss.is_template',
  createdAt: 'cd.created_at',
  updatedAt: 'cd.updated_at',
}

/** Domains with their competences of templates and of subjects that the caller may access, in the order of the curriculum. */
export const listCompetenceDomains = async (call: Call, list: ListOf<typeof competenceRoutes.listCompetenceDomains>) =>
  pageOf(
    await call.read((tx) => {
      const compiled = compileList(tx, list, columns, [
        { field: 'schoolSubjectId', dir: 'asc' },
        { column: 'cd.position', dir: 'asc' },
      ])
      return pageQueries<CompetenceDomain>(tx, compiled, {
        select: domainColumns(tx),
        from: visibleDomain(tx, call.actor),
      })
    }),
  )
