/** Longer ones are no first names but messages. */
const longest = 100
/** What mail programs make a link of. */
const address = /[/@]|www\.|\.\w{2,}/i

/**
 * A first name as a mail may greet with it: empty where it is no name but a message. Anybody may register an address of
 * somebody else, who must not read in our mail what that one would like to say.
 */
export const nameInMail = (name: string): string =>
  /[\r\n]/.test(name) || name.length > longest || address.test(name) ? '' : name.replace(/\s+/g, ' ').trim()
