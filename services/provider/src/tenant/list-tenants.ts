import type { TenantRow } from '@lernspur/contracts/tenant.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'

const columns = {
  id: 't.id',
  createdAt: 't.created_at',
  updatedAt: 't.updated_at',
  name: 't.name',
  slogan: 't.slogan',
  isDisabled: 't.is_disabled',
  isProvider: 't.is_provider',
  isWizardFinalized: 't.is_wizard_finalized',
  countryId: 't.country_id',
  stateId: 't.state_id',
  schoolTypeId: 't.school_type_id',
  userCount: 'counts.users',
  studentCount: 'counts.students',
  schoolClassCount: 'counts.classes',
}

/** All schools with counts, by name. */
export const listTenants = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, columns, [{ field: 'name', dir: 'asc', kind: 'text' }])
    const source = tx`
      tenant t
      cross join lateral (
        select
          (select count(*)::integer from user_role ur where ur.tenant_id = t.id and ur.status = 'active') as users,
          (select count(*)::integer from student s where s.tenant_id = t.id) as students,
          (select count(*)::integer from school_class sc where sc.tenant_id = t.id) as classes) as counts
      where ${where}`
    return [
      tx<TenantRow[]>`
        select t.id, t.created_at, t.updated_at, t.name, t.slogan, t.is_disabled, t.is_provider, t.is_wizard_finalized,
          t.country_id, t.state_id, t.school_type_id, t.subject_template_source, counts.users as user_count,
          counts.students as student_count, counts.classes as school_class_count
        from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
