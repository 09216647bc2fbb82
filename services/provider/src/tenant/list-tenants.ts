import type { providerTenantRoutes, TenantRow } from '@lernspur/contracts/tenant.contract'
import type { Call } from '@lernspur/service-kit/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list-page'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'

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
export const listTenants = async (call: Call, list: ListOf<typeof providerTenantRoutes.listTenants>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<TenantRow>(tx, compileList(tx, list, columns, [{ field: 'name', dir: 'asc' }]), {
        select: tx`
          t.id, t.created_at, t.updated_at, t.name, t.slogan, t.is_disabled, t.is_provider, t.is_wizard_finalized,
          t.country_id, t.state_id, t.school_type_id, t.subject_template_source, t.closes_at, counts.users as user_count,
          counts.students as student_count, counts.classes as school_class_count,
          t.closes_at is not null and exists (
            select from school_closing scl
            where scl.school_id = t.id and scl.by_provider and scl.undone_at is null and scl.closed_at is null
          ) as is_closed_by_provider`,
        from: tx`
          tenant t
          cross join lateral (
            select
              (select count(*)::integer from user_role ur where ur.tenant_id = t.id and ur.status = 'active') as users,
              (select count(*)::integer from student s where s.tenant_id = t.id) as students,
              (select count(*)::integer from school_class sc
                where sc.tenant_id = t.id and not sc.is_template) as classes) as counts
          where true`,
      }),
    ),
  )
