import { atom, useAtom, useLocation } from '@lernspur/app-kit'
import { useEffect, useRef } from 'react'
import { isSchoolDraft, type SchoolDraft, schoolDraftOf } from './school-draft'

/** What is typed, for those who look at another step and come back. */
const typedAtom = atom<SchoolDraft | null>(null)

const draftIn = (state: unknown): SchoolDraft | null => {
  const kept = typeof state === 'object' && state !== null && 'school' in state ? state.school : null
  return isSchoolDraft(kept) ? kept : null
}

/** Milliseconds between two changes of the entry: browsers refuse entries that change all the time. */
const pause = 400

/** Not by navigating, which would ask the guards and move the focus with every letter. `usr` is the router's state. */
const keepInEntry = (school: SchoolDraft) => {
  const entry: { usr?: object | null } = history.state ?? {}
  history.replaceState({ ...entry, usr: { ...entry.usr, school } }, '')
}

/**
 * The school that nobody has made yet, as typed. It stays in the entry of the history, since nothing more may go to
 * local storage: a page that is loaded anew still has it, and another tab or person never sees it.
 */
export const useKeptDraft = () => {
  const { state } = useLocation()
  const [typed, change] = useAtom(typedAtom)
  const keptAt = useRef(0)
  useEffect(() => {
    if (!typed) return
    const keep = () => {
      keptAt.current = Date.now()
      keepInEntry(typed)
    }
    // At once after a rest: browsers take no change of the entry any more while the page is being left.
    const timer = setTimeout(keep, Math.max(0, keptAt.current + pause - Date.now()))
    return () => clearTimeout(timer)
  }, [typed])
  return { draft: typed ?? draftIn(state) ?? schoolDraftOf(null), change }
}
