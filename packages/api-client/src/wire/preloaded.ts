/** Milliseconds after the request for the page during which the answers preloaded with it count as new. */
const freshMs = 15_000

/** The page as calls see it: its path, and the milliseconds since it was requested. */
interface OpenPage {
  readonly path: () => string
  readonly age: () => number
}

/**
 * Credentials mode of each call of a page, by its method. Answers preloaded with the page wait in the mode
 * `same-origin`, and the browser would give one that was never used to any later call of the same address and mode. So
 * calls use the mode `include`, which sends the same to our own origin, once the user has left the page, something was
 * written, or the answers are old (rule browser.4).
 */
export const credentialsIn = ({ path, age }: OpenPage): ((method: string) => RequestCredentials) => {
  let opened: string | undefined
  let isOver = false
  return (method) => {
    opened ??= path()
    isOver ||= method !== 'GET' || path() !== opened || age() > freshMs
    return isOver ? 'include' : 'same-origin'
  }
}

/** Credentials mode of the next call of this page. */
export const credentialsOf = credentialsIn({ path: () => location.pathname, age: () => performance.now() })
