import {
  classesQuery,
  classIdOf,
  currentClassIdAtom,
  currentClassOf,
  today,
  useAtom,
  useLocation,
  useQuery,
  useSession,
} from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { useEffect } from 'react'

interface FrameClass {
  /** Undefined while loading, or if loading failed. */
  readonly classes: readonly SchoolClass[] | undefined
  /** The class of the navigation: from the URL, else the last one chosen, else one that the user teaches. */
  readonly schoolClass: SchoolClass | undefined
  choose(classId: string): void
}

/** Classes for the frame: never suspends, so that the frame is shown while they load. */
export const useFrameClass = (): FrameClass => {
  const { tenant, whoAmI, role } = useSession()
  const { pathname } = useLocation()
  const [chosen, choose] = useAtom(currentClassIdAtom)
  const classes = useQuery({ ...classesQuery(), enabled: tenant?.isProvider === false }).data?.rows
  const visited = classes?.find(({ id }) => id === classIdOf(pathname))
  const person = { userId: whoAmI.id, roleType: role?.roleType ?? null, day: today() }
  const schoolClass = visited ?? currentClassOf(classes ?? [], chosen, person)
  useEffect(() => {
    if (visited && visited.id !== chosen) choose(visited.id)
  }, [visited, chosen, choose])
  return { classes, schoolClass, choose }
}
