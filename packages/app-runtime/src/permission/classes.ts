import { schoolClassListQuery } from '@lernspur/api-client/school-admin/school-class.queries'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { today } from '../format/format'
import { classIdOf } from '../path/paths'
import { queryClient } from '../query/page-client'
import { currentClassIdAtom, sessionAtom } from '../session/session'
import { store } from '../session/store'
import { useSession } from '../session/use-session'
import { type ClassRights, classRightsOf, noRights } from './class-rights'
import { currentClassOf } from './current-class'

/** Active classes that the user may see, by level and name. Frame, home and areas share this query. */
export const classesQuery = () =>
  schoolClassListQuery({
    filter: [{ field: 'isActive', type: 'eq', value: 'true' }],
    order: [
      { field: 'schoolLevel', dir: 'asc' },
      { field: 'name', dir: 'asc' },
    ],
  })

/**
 * Milliseconds for which parts of a page use the classes without reading them again. Every page of a class looks its
 * class up, and would read all of them again; the frame reads them when the user comes back, and the guard for a class
 * that it does not know.
 */
const lookUpTime = 60_000

/** Classes that the user may see. Suspends while loading. */
export const useClasses = (): readonly SchoolClass[] =>
  useSuspenseQuery({ ...classesQuery(), staleTime: lookUpTime }).data.rows

/** One class; undefined when the user may not see it. */
export const useClass = (classId: string): SchoolClass | undefined => useClasses().find(({ id }) => id === classId)

/** Prefetches what every page of a school needs before the first of them is rendered. */
export const prefetchClasses = () => {
  if (store.get(sessionAtom)?.tenant?.isProvider !== false) return
  // Errors are shown by the components that use the data.
  queryClient.query(classesQuery()).catch(() => null)
}

type RightsOn = Pick<SchoolClass, 'id' | 'creatorId' | 'ownRight'>

/** `const rightsOf = useRightsOf()`: the signed-in user's rights in any class. */
export const useRightsOf = (): ((schoolClass: RightsOn) => ClassRights) => {
  const { whoAmI, role } = useSession()
  return (schoolClass) =>
    classRightsOf({
      userId: whoAmI.id,
      roleType: role?.roleType ?? null,
      schoolClass,
      right: schoolClass.ownRight,
    })
}

/** Like `useClassRights`, but null without a class. */
export const useKnownRights = (schoolClass: RightsOn | undefined): ClassRights | null => {
  const rightsOf = useRightsOf()
  return schoolClass ? rightsOf(schoolClass) : null
}

/** Rights of the signed-in user in a class; none in a class that the user may not see. Suspends while loading. */
export const useClassRights = (classId: string): ClassRights => {
  const schoolClass = useClass(classId)
  const rightsOf = useRightsOf()
  return schoolClass ? rightsOf(schoolClass) : noRights
}

/**
 * The current class: from the path, else the last one chosen, else one that the user teaches in the running year.
 * Undefined if the user sees no class. Suspends while loading.
 */
export const useCurrentClass = (): SchoolClass | undefined => {
  const classes = useClasses()
  const chosen = useAtomValue(currentClassIdAtom)
  const { pathname } = useLocation()
  const { whoAmI, role } = useSession()
  const visited = classes.find(({ id }) => id === classIdOf(pathname))
  const person = { userId: whoAmI.id, roleType: role?.roleType ?? null, day: today() }
  return visited ?? currentClassOf(classes, chosen, person)
}
