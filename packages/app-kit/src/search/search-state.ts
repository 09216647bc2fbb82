import { atom } from '@lernspur/app-runtime'

/** What is typed into the global search, from the first key on, also while its code is loading. */
export const searchQueryAtom = atom('')

/** Enter was pressed before the results were there. */
export const searchEnteredAtom = atom(false)

/** The element that had the focus before, and gets it back. */
export const focusBeforeAtom = atom<Element | null>(null)

/** Restores the focus; false if the element that had it is gone. */
export const returnFocus = (before: Element | null): boolean => {
  if (!(before instanceof HTMLElement) || !before.isConnected) return false
  before.focus()
  return true
}

const openAtom = atom(false)

/** Whether the global search is open. Each opening starts empty; what was typed stays for the closing animation. */
export const searchAtom = atom(
  (get) => get(openAtom),
  (get, set, open: boolean) => {
    if (open && !get(openAtom)) {
      set(searchQueryAtom, '')
      set(searchEnteredAtom, false)
      set(focusBeforeAtom, document.activeElement)
    }
    set(openAtom, open)
  },
)
