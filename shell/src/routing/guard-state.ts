import {
  classesQuery,
  classIdOf,
  csrfTokenAtom,
  currentClassIdAtom,
  currentClassOf,
  queryClient,
  refreshWhoAmI,
  sessionAtom,
  store,
  today,
  whoAmIAtom,
} from '@lernspur/app-runtime'
import type { SetupSubject } from '@lernspur/contracts/area-route.contract'
import { areas } from '../area/areas'
import type { GuardState, PathRequirements } from './guard'

/** The current class of a path: its own, else as in the frame. */
const currentClass = (path: string) => {
  const classes = queryClient.getQueryData(classesQuery().queryKey)?.rows ?? []
  const visited = classIdOf(path)
  if (visited !== null) return classes.find(({ id }) => id === visited)
  const { whoAmI, role } = store.get(sessionAtom) ?? {}
  const person = { userId: whoAmI?.id ?? '', roleType: role?.roleType ?? null, day: today() }
  return currentClassOf(classes, store.get(currentClassIdAtom), person)
}

/** What is known without a request. An unknown class does not block navigation. */
export const guardState = (path: string): GuardState => {
  const session = store.get(sessionAtom)
  const roleType = session?.role?.roleType
  return {
    isSignedIn: store.get(csrfTokenAtom) !== null,
    isSetupCompleted: session?.whoAmI.isSetupCompleted ?? true,
    mustConsent: (session?.whoAmI.openConsents ?? []).length > 0,
    // Unknown does not block navigation.
    hasSchool: session?.role !== null,
    isManager: roleType === 'admin' || roleType === 'manager',
    isProvider: session?.tenant?.isProvider ?? false,
    isClassFinalized: currentClass(path)?.isOnboardingFinalized ?? null,
  }
}

/** With a trailing slash: the steps of the set-up follow. */
const startOf = (subject: SetupSubject) => {
  const pattern = areas.setupOf(subject)
  return pattern === undefined ? null : `${pattern}/`
}

/** The rules that released areas declare for a path. */
export const requirementsOf = (path: string): PathRequirements => ({
  needs: [],
  ...areas.ruleOf(path),
  setupOf: { person: startOf('person'), class: startOf('class') },
})

const needsClass = (path: string) => classIdOf(path) !== null || requirementsOf(path).setup === 'class'

/** The stored user may be missing, or come from a release with another format. */
const isUserUnknown = () => store.get(csrfTokenAtom) !== null && store.get(whoAmIAtom) === null

/** A write has changed classes since they were read, and no open page has read them again. */
const areClassesOutdated = () => queryClient.getQueryState(classesQuery().queryKey)?.isInvalidated === true

/**
 * Like `guardState`, after fetching the user and, if the path concerns a class, the classes. A failed request does not
 * block navigation.
 */
export const completeGuardState = async (path: string): Promise<GuardState> => {
  if (isUserUnknown()) await refreshWhoAmI().catch(() => null)
  const state = guardState(path)
  if (!state.isSignedIn || !needsClass(path)) return state
  if (state.isClassFinalized !== null && !areClassesOutdated()) return state
  await queryClient.query(classesQuery()).catch(() => null)
  return guardState(path)
}
