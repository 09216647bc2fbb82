import type { TextField } from './typed-text'

/**
 * Sent when a panel has come, and when one may have gone. The page keeps what is typed into it: an area's own copy of the
 * library knows neither the device nor the session. A panel may be named more than once.
 */
export const panelEvent = 'lernspur-panel'

export interface NamedPanel {
  /** Null when one may have gone. */
  readonly panel: HTMLElement | null
  /** What each of its fields had in it when it first got the focus. */
  readonly initial: ReadonlyMap<TextField, string>
}
