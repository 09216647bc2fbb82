import { refreshWhoAmI, sessionAtom, store } from '@lernspur/app-runtime'
import { recordedPercent } from './sample-rates'

/** What records screens. */
interface Recording {
  /** Begins for the first time: by chance at once, else with the first error. */
  begin(): void
  /** Begins at once. */
  start(): void
  /** Begins with the next error. */
  startBuffering(): void
  /** Ends, and sends nothing of what was not sent. */
  end(): void
}

/** Whether somebody is signed in who has agreed to the privacy notice in force, which says what is recorded. */
const hasAgreed = (): boolean => {
  const open = store.get(sessionAtom)?.whoAmI.openConsents
  return open !== undefined && !open.includes('privacy')
}

/**
 * Records screens while the person has agreed to it (rule browser.5): not before the server has confirmed that in this
 * page, and no longer once the session has ended or a newer notice waits for consent.
 */
export const recordWithConsent = async (recording: Recording, chance: () => number = Math.random): Promise<void> => {
  let hasStarted = false
  let isOn = false
  const begin = (): void => {
    if (!hasStarted) recording.begin()
    else if (chance() * 100 < recordedPercent) recording.start()
    else recording.startBuffering()
    hasStarted = true
  }
  const follow = (): void => {
    if (hasAgreed() === isOn) return
    isOn = !isOn
    if (isOn) begin()
    else recording.end()
  }
  // The stored person may have agreed to an older notice only.
  await refreshWhoAmI().then(follow, () => undefined)
  store.sub(sessionAtom, follow)
}
