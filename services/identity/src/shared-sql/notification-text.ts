import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'

/** A text of `n` (notification) in the reader's language; those written in one language only keep it. */
export const notificationText = (tx: Transaction, part: 'title' | 'message', language: Language): Query =>
  tx`coalesce(n.texts -> ${language}::text ->> ${part}::text, ${tx(`n.${part}`)})`
