import { integritiesFile } from '@lernspur/contracts/release/integrities-file'

/** Milliseconds after which a list that does not come counts as lost; a chunk may take as long. */
const timeoutMs = 10_000

/** The integrity of no file at all: the browser refuses what nobody has vouched for. */
const nothing = `sha384-${'A'.repeat(64)}`

type LoadingElement = HTMLScriptElement | HTMLLinkElement

declare global {
  /** Called by the chunk loader of each build for what it is about to load; see `CheckedFiles`. */
  var lernspurCheck: (element: LoadingElement, integrityOfList: string) => void
}

const integrities = new Map<string, string>()
const lists = new Map<string, Promise<void>>()

/** What the page itself preloads stands there with its integrity. */
const integrityOf = (path: string): string | undefined =>
  integrities.get(path) ?? document.querySelector<HTMLLinkElement>(`link[integrity][href="${path}"]`)?.integrity

const readList = async (folder: string, integrity: string): Promise<void> => {
  const answer = await fetch(folder + integritiesFile, { integrity, signal: AbortSignal.timeout(timeoutMs) })
  for (const [name, one] of Object.entries<string>(await answer.json())) integrities.set(folder + name, one)
}

/** A list that was not there is read again for the next file. */
const listOf = (folder: string, integrity: string): Promise<void> => {
  const list = lists.get(folder) ?? readList(folder, integrity)
  lists.set(folder, list)
  list.catch(() => lists.delete(folder))
  return list
}

/** Tells the integrity of a file that no list names: the entry of a release. */
export const registerIntegrity = (path: string, integrity: string): void => {
  integrities.set(path, integrity)
}

/**
 * Makes the browser verify a script or a style of a release (rule release.3): gives the element its integrity, if need be
 * after reading the list of its release, until which it has no address and loads nothing. Without the list it fails.
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
