import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Call } from '@lernspur/service-kit/call'
import { visibleClasses } from '@lernspur/service-kit/class-access'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'

const columns = {
  id: 'c.id',
  name: 'c.name',
  nickname: 'c.nickname',
  schoolLevel: 'c.school_level',
  year: 'y.year',
  isActive: 'c.is_active',
  isOnboardingFinalized: 'c.is_onboarding_finalized',
  creatorId: 'c.creator_id',
  schoolYearId: 'c.school_year_id',
  studentCount: 'members.count',
  createdAt: 'c.created_at',
  updatedAt: 'c.updated_at',
}

/** Classes that the caller may see, by level and name. */
export const listSchoolClasses = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, columns, [
      { field: 'schoolLevel', dir: 'asc' },
      { field: 'name', dir: 'asc', kind: 'text' },
    ])
    const source = tx`
      school_class c
      join app_user u on u.id = c.creator_id
      left join school_year_document y on y.tenant_id = c.tenant_id and y.id = c.school_year_id
      cross join lateral (
        select count(*)::integer as count from student_class_relation r
        where r.tenant_id = c.tenant_id and r.school_class_id = c.id) as members
      where c.tenant_id = ${call.actor.tenantId} and c.id in (${visibleClasses(tx, call.actor)}) and ${where}`
    return [
      tx<SchoolClass[]>`
        select c.id, c.name, c.nickname, c.school_level, y.year, c.is_active, c.is_onboarding_finalized,
          c.is_assessment_type_onboarding_finalized, c.is_student_onboarding_finalized, c.is_template, c.origin_id,
          c.creator_id,
          json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as creator,
          c.school_year_id, y.document as school_year, c.selected_assessment_type_id, c.tenant_id,
          members.count as student_count, c.created_at, c.updated_at
        from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
