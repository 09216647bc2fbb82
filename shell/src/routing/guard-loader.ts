import { classIdOf, currentClassIdAtom, type LoaderFunction, paths, store } from '@lernspur/app-kit'
import { signInPath } from '../session/sign-in-path'
import { mailedLinkOf } from '../sign-in/attempt/mailed-link'
import { guard } from './guard'
import { askedOf, completeGuardState, guardState } from './guard-state'
import { send } from './send'

/** A class that is led to its set-up is the current one there: its address carries no class. */
const rememberClass = (pathname: string) => {
  const visited = classIdOf(pathname)
  if (visited) store.set(currentClassIdAtom, visited)
}

/** The part of an address that its loaders are not told; known where the browser stands there already. */
const hashAt = (pathname: string) => (location.pathname === pathname ? location.hash : '')

/** Runs before every navigation, on the route around all others. */
export const guardLoader: LoaderFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url)
  const asked = askedOf(pathname)
  const target = guard(await completeGuardState(pathname), pathname, asked)
  if (target === null) return null
  if (target === paths.login) return send(pathname, signInPath(pathname + search + hashAt(pathname)))
  // A mailed link lets another device in; whoever is signed in here is asked at home.
  if (target === paths.home && mailedLinkOf(new URLSearchParams(search))) return send(pathname, target + search)
  if (target === asked.setupOf.class) rememberClass(pathname)
  // Whoever is invited brings the code of the invitation along into the onboarding.
  return send(pathname, target === asked.setupOf.person && pathname === paths.invitations ? target + search : target)
}

/** Whether an area may be fetched for this path: nobody's browser loads what it will not be let into. */
export const mayEnter = (path: string): boolean => guard(guardState(path), path, askedOf(path)) === null
