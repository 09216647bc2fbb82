import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import { shownSchoolClass, visibleSchoolClass } from './school-class.query'

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
    const source = tx`${visibleSchoolClass(tx, call.actor)} and ${where}`
    return [
      tx<SchoolClass[]>`select ${shownSchoolClass(tx)} from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
