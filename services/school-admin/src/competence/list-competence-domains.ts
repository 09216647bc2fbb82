import type { CompetenceDomain } from '@lernspur/contracts/competence.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'
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
export const listCompetenceDomains = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, { ...columns, position: 'd.position' }, [
      { field: 'schoolSubjectId', dir: 'asc' },
      { field: 'position', dir: 'asc' },
    ])
    const source = tx`${visibleDomain(tx, call.actor)} and ${where}`
    return [
      tx<CompetenceDomain[]>`select ${shownDomain(tx)} from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
