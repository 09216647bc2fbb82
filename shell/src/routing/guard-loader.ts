import { classIdOf, currentClassIdAtom, type LoaderFunction, paths, sessionAtom, store } from '@lernspur/app-runtime'
import { rememberAudiences } from '../session/audiences'
import { linkPageOf } from '../session/mailed-link'
import { consentPath, safeBack, signInPath } from '../session/sign-in-path'
import { guard } from './guard'
import { completeGuardState, guardState, requirementsOf } from './guard-state'
import { send } from './send'

/**
 * The class whose set-up the user is redirected to becomes the current one, because the set-up's path has no class id.
 */
const rememberClass = (pathname: string) => {
  const visited = classIdOf(pathname)
  if (visited) store.set(currentClassIdAtom, visited)
}

/** The hash, which loaders do not get; known only if the browser has the URL already. */
const hashAt = (pathname: string) => (location.pathname === pathname ? location.hash : '')

/** Runs before every navigation, on the route around all others. */
export const guardLoader: LoaderFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url)
  const requirements = requirementsOf(pathname)
  const target = guard(await completeGuardState(pathname), pathname, requirements)
  const session = store.get(sessionAtom)
  if (session) rememberAudiences(session)
  if (target === null) return null
  if (target === paths.login) return send(pathname, signInPath(pathname + search + hashAt(pathname)))
  if (target === paths.consent) return send(pathname, consentPath(pathname + search))
  // Agreed to in another tab: on to where the question was in the way.
  if (target === paths.home && pathname === paths.consent)
    return send(pathname, safeBack(new URLSearchParams(search).get('back') ?? paths.home))
  // The start page asks a signed-in user what to do with a mailed link.
  if (target === paths.home && linkPageOf({ pathname, search })) return send(pathname, target + search)
  if (target === requirements.setupOf.class) rememberClass(pathname)
  // The code of an invitation is passed on to the onboarding.
  return send(
    pathname,
    target === requirements.setupOf.person && pathname === paths.invitations ? target + search : target,
  )
}

/** Whether an area may be loaded for this path: the guards must allow the page. */
export const mayEnter = (path: string): boolean => guard(guardState(path), path, requirementsOf(path)) === null
