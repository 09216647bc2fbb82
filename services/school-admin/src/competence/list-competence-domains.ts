import type { CompetenceDomain } from '@lernspur/contracts/competence.contract'
import type { Call } from '@lernspur/service-kit/call'
import { visibleSubjects } from '@lernspur/service-kit/class-access'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'

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

/** Domains with their competences of subjects that the caller may access, in the order of the curriculum. */
export const listCompetenceDomains = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, { ...columns, position: 'd.position' }, [
      { field: 'schoolSubjectId', dir: 'asc' },
      { field: 'position', dir: 'asc' },
    ])
    const source = tx`
      competence_domain d
      join school_subject j on j.tenant_id = d.tenant_id and j.id = d.school_subject_id
      where d.tenant_id = ${call.actor.tenantId} and j.id in (${visibleSubjects(tx, call.actor)}) and ${where}`
    return [
      tx<CompetenceDomain[]>`
        select d.id, d.origin_id, d.name, d.symbol, d.tenant_id, d.school_subject_id, j.is_template,
          coalesce((
            select jsonb_agg(jsonb_build_object('id', k.id, 'domainId', k.domain_id, 'description', k.description)
              order by k.position, k.id)
            from competence k where k.tenant_id = d.tenant_id and k.domain_id = d.id), '[]') as competences,
          d.created_at, d.updated_at
        from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
