/// <reference types="@rspack/core/module" />

import type {} from './react-libraries'

/** Runs at the start of an area in development: takes later builds into the page that runs it. */

declare global {
  /** Takes the build with this hash into the page; false if only a new page can show it. */
  var lernspurUpdate: ((hash: string) => Promise<boolean>) | undefined
}

declare const __webpack_hash__: string

const { webpackHot: hot } = import.meta

/** Replaces changed modules, build by build, until the one with this hash runs; false if only a new page can. */
const update = async (hash: string): Promise<boolean> => {
  if (!globalThis.lernspurRefresh?.isActive) return false
  while (__webpack_hash__ !== hash) {
    if (hot?.status() !== 'idle') return false
    const updated = await hot.check(true)
    if (!updated) return false
  }
  return true
}

let updating: Promise<boolean> = Promise.resolve(true)

globalThis.lernspurUpdate = (hash) => {
  updating = updating
    .then(() => update(hash))
    .catch((error) => {
      console.error(error)
      return false
    })
  return updating
}
