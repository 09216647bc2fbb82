import { useSyncExternalStore } from 'react'
import type { Autosaver, SaverSnapshot } from './autosaver'

/** A state as displayed, and its save status. */
export const useSaver = <State, Change, Clash>(saver: Autosaver<State, Change, Clash>): SaverSnapshot<State, Clash> =>
  useSyncExternalStore(saver.subscribe, saver.snapshot)
