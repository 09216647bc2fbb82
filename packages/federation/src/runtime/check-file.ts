import { integritiesFile } from '@lernspur/contracts/release/integrities-file'

/** Milliseconds after which a list that does not arrive counts as lost; chunks have the same limit. */
const timeoutMs = 10_000

/** An integrity that matches no file: the browser refuses files without a known integrity. */
const nothing = `sha384-${'A'.repeat(64)}`

type LoadingElement = HTMLScriptElement | HTMLLinkElement

declare global {
  /** Called by each build's chunk loader for the element it is about to load; see `CheckedFiles`. */
  var lernspurCheck: (element: LoadingElement, integrityOfList: string) => void
}

const integrities = new Map<string, string>()
const lists = new Map<string, Promise<void>>()

/** The page's own preload links have integrities. */
const integrityOf = (path: string): string | undefined =>
  integrities.get(path) ?? document.querySelector<HTMLLinkElement>(`link[integrity][href="${path}"]`)?.integrity

const readList = async (folder: string, integrity: string): Promise<void> => {
  const answer = await fetch(folder + integritiesFile, { integrity, signal: AbortSignal.timeout(timeoutMs) })
  for (const [name, one] of Object.entries<string>(await answer.json())) integrities.set(folder + name, one)
}

/** A list that could not be read is requested again for the next file. */
const listOf = (folder: string, integrity: string): Promise<void> => {
  const list = lists.get(folder) ?? readList(folder, integrity)
  lists.set(folder, list)
  list.catch(() => lists.delete(folder))
  return list
}

/** Sets the integrity of a file that no list names: the entry of a release. */
export const registerIntegrity = (path: string, integrity: string): void => {
  integrities.set(path, integrity)
}

/**
 * Makes the browser verify a script or a style of a release (rule release.3): sets the element's integrity, if needed
 * after reading the list of its release. Until then the element has no address and loads nothing; without the list it
 * fails.
 */
export const checkFile = (element: LoadingElement, integrityOfList: string): void => {
  const attribute = 'src' in element ? 'src' : 'href'
  const url = 'src' in element ? element.src : element.href
  const { pathname } = new URL(url)
  const known = integrityOf(pathname)
  if (known) {
    element.integrity = known
    return
  }
  element.removeAttribute(attribute)
  listOf(pathname.slice(0, pathname.lastIndexOf('/') + 1), integrityOfList).then(
    () => {
      element.integrity = integrityOf(pathname) ?? nothing
      element.setAttribute(attribute, url)
    },
    () => element.dispatchEvent(new Event('error')),
  )
}

globalThis.lernspurCheck = checkFile
