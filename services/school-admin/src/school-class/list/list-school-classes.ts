import type { SchoolClass, schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { schoolClassColumns, studentCount, visibleSchoolClass } from '../school-class.query'

const columns = (tx: Transaction) => ({
  id: 'sc.id',
  name: 'sc.name',
  nickname: 'sc.nickname',
  schoolLevel: 'sc.school_level',
  year: 'sy.year',
  isActive: 'sc.is_active',
  isOnboardingFinalized: 'sc.is_onboarding_finalized',
  creatorId: 'sc.creator_id',
  creatorFirstName: 'u.first_name',
  creatorLastName: 'u.last_name',
  schoolYearId: 'sc.school_year_id',
  studentCount: studentCount(tx),
  words: tx`concat_ws(' ', sc.name, sc.nickname, u.first_name, u.last_name)`,
  createdAt: 'sc.created_at',
  updatedAt: 'sc.updated_at',
})

/** Classes that the caller may see, by level and name. */
export const listSchoolClasses = async (call: Call, list: ListOf<typeof schoolClassRoutes.listSchoolClasses>) =>
  pageOf(
    await call.read((tx) => {
      const compiled = compileList(tx, list, columns(tx), [
        { field: 'schoolLevel', dir: 'asc' },
        { field: 'name', dir: 'asc' },
      ])
      return pageQueries<SchoolClass>(tx, compiled, {
        select: schoolClassColumns(tx, call.actor),
        from: visibleSchoolClass(tx, call.actor),
        // Each row has the document of its school year.
        id: tx`sc.id`,
        counted: tx`(${visibleClasses(tx, call.actor)}) as visible where true`,
      })
    }),
  )
