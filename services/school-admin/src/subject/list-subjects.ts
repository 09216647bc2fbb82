import type { Subject } from '@lernspur/contracts/subject.contract'
import type { Call } from '@lernspur/service-kit/call'
import { visibleSubjects } from '@lernspur/service-kit/class-access'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'

const columns = {
  id: 'j.id',
  originId: 'j.origin_id',
  name: 'j.name',
  abbreviation: 'j.abbreviation',
  color: 'j.color',
  schoolLevel: 'j.school_level',
  schoolClassId: 'j.school_class_id',
  isTemplate: 'j.is_template',
  competenceDomainCount: 'domains.count',
  createdAt: 'j.created_at',
  updatedAt: 'j.updated_at',
}

/** Class subjects that the caller may access, by name. */
export const listSubjects = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, columns, [{ field: 'name', dir: 'asc', kind: 'text' }])
    const source = tx`
      school_subject j
      cross join lateral (
        select count(*)::integer as count from competence_domain d
        where d.tenant_id = j.tenant_id and d.school_subject_id = j.id) as domains
      where j.tenant_id = ${call.actor.tenantId} and j.id in (${visibleSubjects(tx, call.actor)}) and ${where}`
    return [
      tx<Subject[]>`
        select j.id, j.origin_id, j.name, j.abbreviation, j.color, j.school_level, j.tenant_id, j.school_class_id,
          j.is_template, domains.count as competence_domain_count, j.created_at, j.updated_at
        from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
