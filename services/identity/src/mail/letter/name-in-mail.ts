/** Longer ones are messages rather than first names. */
const maxLength = 100
/** What mail programs turn into a link. */
const address = /[/@]|www\.|\.\w{2,}/i

/**
 * The first name for the salutation of a mail: empty when it looks like a message. Anyone may register another person's
 * address, and must not be able to send that person a message this way.
 */
export const nameInMail = (name: string): string =>
  /[\r\n]/.test(name) || name.length > maxLength || address.test(name) ? '' : name.replace(/\s+/g, ' ').trim()

/** Characters of a name within a text. */
const maxInText = 200

/** On one line, cut to `maxLength`, and without anything that mail programs turn into a link (rule call.11). */
const plain = (text: string, maxLength?: number): string =>
  [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2066-\u2069\ufeff\s]+/gu, ' ')]
    .slice(0, maxLength)
    .join('')
    .replace(/\/{2,}/g, '/')
    .replaceAll('@', ' (at) ')
    .replace(/([.\u3002\uff0e\uff61])(?=\p{L}{2})/gu, '$1 ')
    .trim()

/**
 * A name within a mail, such as a school's or an inviter's: plain and cut. The contract refuses other names, but older
 * ones and those from identity providers still occur.
 */
export const plainName = (name: string): string => plain(name, maxInText)

/** A message with names in it, from the product or an operator: as plain as a name, but not cut. */
export const plainMessage = (message: string): string => plain(message)
