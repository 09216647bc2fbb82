/// <reference types="@rspack/core/module" />
import type {} from '../runtime/check-file'
import type {} from './react-libraries'

/** Runs at the start of an area in development: takes later builds into the page that runs it (rule release.13). */

declare global {
  /**
   * Takes a later build of the area into the page: the one with this hash, whose scripts and styles have these
   * integrities by their addresses. False if only a new page can show it.
   */
  var lernspurUpdate: ((hash: string, integrities: Readonly<Record<string, string>>) => Promise<boolean>) | undefined
}

declare const __webpack_hash__: string

// The compiler knows only this way of writing it.
const hot = import.meta.webpackHot

let known: Readonly<Record<string, string>> = {}

// The list of integrities that the area was loaded with says nothing of what was built since.
const checkAsLoaded = globalThis.lernspurCheck
globalThis.lernspurCheck = (element, integrityOfList) => {
  const { pathname } = new URL('src' in element ? element.src : element.href)
  const integrity = known[pathname]
  if (integrity === undefined) checkAsLoaded(element, integrityOfList)
  else element.integrity = integrity
}

/** Replaces changed modules, build by build, until the one with this hash runs. */
const update = async (hash: string): Promise<boolean> => {
  while (__webpack_hash__ !== hash) {
    const updated = hot?.status() === 'idle' && (await hot.check(true))
    if (!updated) return false
  }
  return true
}

globalThis.lernspurUpdate = async (hash, integrities) => {
  known = integrities
  if (!globalThis.lernspurRefresh?.isActive) return false
  try {
    return await update(hash)
  } catch (error) {
    console.error(error)
    return false
  }
}
