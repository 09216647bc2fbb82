/** Longer ones are messages rather than first names. */
const longest = 100
/** What mail programs turn into a link. */
const address = /[/@]|www\.|\.\w{2,}/i

/**
 * The first name for the salutation of a mail: empty when it looks like a message. Anyone may register another person's
 * address, and must not be able to send that person a message this way.
 */
export const nameInMail = (name: string): string =>
  /[\r\n]/.test(name) || name.length > longest || address.test(name) ? '' : name.replace(/\s+/g, ' ').trim()
