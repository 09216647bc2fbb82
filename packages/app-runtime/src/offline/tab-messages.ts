import type { CallFailure } from '../waiting/queued-call'

/** What tabs tell each other about waiting calls. */
export type TabMessage =
  | { readonly kind: 'changed' }
  | { readonly kind: 'sent'; readonly key: string; readonly data: unknown; readonly stale: readonly string[] }
  | { readonly kind: 'refused'; readonly key: string; readonly failure: CallFailure }

/** Tells all other tabs, and listens to them. Returns how to tell. */
export const tabChannel = (onMessage: (message: TabMessage) => void): ((message: TabMessage) => void) => {
  const channel = new BroadcastChannel('lernspur-outbox')
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
  return (message) => channel.postMessage(message)
}
