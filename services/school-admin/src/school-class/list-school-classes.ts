import type { SchoolClass, schoolClassRoutes } from '@lernspur/contracts/school-class.contract'
import type { Call } from '@lernspur/service-kit/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list-page'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'
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
export const listSchoolClasses = async (call: Call, list: ListOf<typeof schoolClassRoutes.listSchoolClasses>) =>
  pageOf(
    await call.read((tx) => {
      const compiled = compileList(tx, list, columns, [
        { field: 'schoolLevel', dir: 'asc' },
        { field: 'name', dir: 'asc' },
      ])
      return pageQueries<SchoolClass>(tx, compiled, {
        select: shownSchoolClass(tx),
        from: visibleSchoolClass(tx, call.actor),
      })
    }),
  )
