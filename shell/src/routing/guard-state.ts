import {
  classesQuery,
  classIdOf,
  csrfTokenAtom,
  currentClassIdAtom,
  queryClient,
  refreshWhoAmI,
  sessionAtom,
  store,
  whoAmIAtom,
} from '@lernspur/app-kit'
import type { SetupSubject } from '@lernspur/contracts/area-route.contract'
import { areas } from '../area/areas'
import type { AskedOfPath, GuardState } from './guard'

/** The class that an address is about, else the one chosen last, else the first: as the frame shows it. */
const currentClass = (path: string) => {
  const classes = queryClient.getQueryData(classesQuery().queryKey)?.rows ?? []
  const visited = classIdOf(path)
  const find = (classId: string | null) => classes.find(({ id }) => id === classId)
  return visited === null ? (find(store.get(currentClassIdAtom)) ?? classes[0]) : find(visited)
}

/** What is known now, without asking the server. A class that is not known yet does not bar the way. */
export const guardState = (path: string): GuardState => {
  const session = store.get(sessionAtom)
  const roleType = session?.role?.roleType
  return {
    isSignedIn: store.get(csrfTokenAtom) !== null,
    isSetupCompleted: session?.whoAmI.isSetupCompleted ?? true,
    // Not known yet bars no way.
    hasSchool: session?.role !== null,
    isManager: roleType === 'admin' || roleType === 'manager',
    isProvider: session?.tenant?.isProvider ?? false,
    isClassFinalized: currentClass(path)?.isOnboardingFinalized ?? null,
  }
}

/** With a slash at its end: what is set up follows there, step by step. */
const startOf = (subject: SetupSubject) => {
  const pattern = areas.setupOf(subject)
  return pattern === undefined ? null : `${pattern}/`
}

/** What the released areas ask of a path. */
export const askedOf = (path: string): AskedOfPath => ({
  needs: [],
  ...areas.ruleOf(path),
  setupOf: { person: startOf('person'), class: startOf('class') },
})

const needsClass = (path: string) => classIdOf(path) !== null || askedOf(path).setup === 'class'

/** What is stored of the person may be missing, or be of a release that knew it otherwise. */
const isNobodyKnown = () => store.get(csrfTokenAtom) !== null && store.get(whoAmIAtom) === null

/**
 * As `guardState`, after the person is known, and the classes where the address is about one. A failed read bars
 * nobody's way.
 */
export const completeGuardState = async (path: string): Promise<GuardState> => {
  if (isNobodyKnown()) await refreshWhoAmI().catch(() => null)
  const state = guardState(path)
  if (!state.isSignedIn || !needsClass(path) || state.isClassFinalized !== null) return state
  await queryClient.query(classesQuery()).catch(() => null)
  return guardState(path)
}
