import type { AreaRelease } from '@lernspur/contracts/registry.contract'
import { integritiesFile } from '@lernspur/contracts/release/integrities-file'
import { integrityOf } from '../build/integrity'

/** A version of an area for a test, with its scripts and styles by name. */
export interface AnotherVersion {
  readonly release: AreaRelease
  read(name: string): string | undefined
}

/** All scripts and styles of a live version, as its build wrote them. */
export interface LiveVersion {
  readonly release: AreaRelease
  readonly list: string
  readonly files: ReadonlyMap<string, string>
}

/** Reads a live version; `read` returns the content of a gateway address. */
export const readVersion = async (
  release: AreaRelease,
  read: (url: string) => Promise<string>,
): Promise<LiveVersion> => {
  const folder = release.entry.replace(/[^/]+$/, '')
  const list = await read(folder + integritiesFile)
  const names = ['entry.js', ...Object.keys(JSON.parse(list))]
  const files = await Promise.all(names.map(async (name) => [name, await read(folder + name)] as const))
  return { release, list, files: new Map(files) }
}

/**
 * Another version with that hash, sealed like a build: each file, which `change` may alter, gets the integrity of its
 * content. The page refuses files without it (rule release.3).
 */
export const anotherVersion = (
  { release: live, list, files }: LiveVersion,
  hash: string,
  change: (name: string, text: string) => string = (_, text) => text,
): AnotherVersion => {
  const [number = '', liveHash = ''] = live.version.split('-')
  const changed = new Map([...files].map(([name, text]) => [name, change(name, text.replaceAll(liveHash, hash))]))
  const integrities = [...changed].flatMap(([name, text]) => (name === 'entry.js' ? [] : [[name, integrityOf(text)]]))
  const ownList = JSON.stringify(Object.fromEntries(integrities))
  const entry = (changed.get('entry.js') ?? '').replaceAll(integrityOf(list), integrityOf(ownList))
  const renamed = JSON.parse(JSON.stringify(live).replaceAll(live.version, `${number}-${hash}`)) as AreaRelease
  const own = changed.set('entry.js', entry).set(integritiesFile, ownList)
  return { release: { ...renamed, integrity: integrityOf(entry) }, read: (name) => own.get(name) }
}
