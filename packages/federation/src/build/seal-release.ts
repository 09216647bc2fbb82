import { createHash } from 'node:crypto'
import type { UnitName } from '@lernspur/contracts/registry.contract'
import { integritiesFile } from '@lernspur/contracts/release/integrities-file'
import type { ReleaseFile } from '@lernspur/contracts/release/release.contract'
import { draftIntegrity } from '../configuration/checked-files'
import { readPackage, unitFolder } from '../configuration/workspace'
import { integrityOf } from './integrity'

/** Placeholder in the bundles, as long as the hash of their content, which is not known yet. */
export const draftHash = 'v3rs10n0'

/** Files of a build, by name. A file that does not change between builds stays the same object. */
export type BuiltFiles = ReadonlyMap<string, Uint8Array>

/** Describes a build under a version; `integrityAt` returns the final integrity of its files. */
export type Describe<Page> = (version: string, integrityAt: (name: string) => string) => Page

/** A finished release: its description and its files, some of them changed. */
export interface SealedRelease<Page> {
  readonly page: Page
  readonly files: BuiltFiles
}

const isText = (name: string) => /\.(js|css|json|svg)$/.test(name)

const known = new WeakMap<Uint8Array, string>()

const integrityOfFile = (bytes: Uint8Array): string => {
  const integrity = known.get(bytes) ?? integrityOf(bytes)
  known.set(bytes, integrity)
  return integrity
}

const namesIn = (files: BuiltFiles): string[] => [...files.keys()].toSorted()

const fileNamed = (files: BuiltFiles, name: string): Uint8Array => {
  const bytes = files.get(name)
  if (bytes) return bytes
  throw new Error(`${name} was not built`)
}

const integrityIn =
  (files: BuiltFiles) =>
  (name: string): string =>
    integrityOfFile(fileNamed(files, name))

/** First 8 digits of the hash of all files, their description and what is known of them; independent of paths of the machine. */
const contentHash = (files: BuiltFiles, description: unknown): string => {
  const hash = createHash('sha256').update(JSON.stringify(description))
  for (const name of namesIn(files)) hash.update(`\0${name}\0${integrityIn(files)(name)}`)
  return hash.digest('hex').slice(0, 8)
}

const says = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(text)

const replaceIn = (files: BuiltFiles, draft: string, text: string): BuiltFiles =>
  new Map(
    [...files].map(([name, bytes]) => [
      name,
      isText(name) && says(bytes, draft)
        ? new TextEncoder().encode(new TextDecoder().decode(bytes).replaceAll(draft, text))
        : bytes,
    ]),
  )

/**
 * Lists the scripts and styles with their integrities for the page, and puts the list's own integrity into the file
 * that loads it. That file is not listed: the registry has its integrity.
 */
const withIntegrities = (files: BuiltFiles): BuiltFiles => {
  const listed = namesIn(files).filter(
    (name) => /\.(js|css)$/.test(name) && !says(fileNamed(files, name), draftIntegrity),
  )
  const list = Object.fromEntries(listed.map((name) => [name, integrityIn(files)(name)]))
  const content = new TextEncoder().encode(JSON.stringify(list))
  return replaceIn(new Map([...files, [integritiesFile, content]]), draftIntegrity, integrityOf(content))
}

/** The version of a unit whose content has that hash. */
export const versionWith = (unit: UnitName, hash: string): string => `${readPackage(unitFolder(unit)).version}-${hash}`

/** Turns compiled files into a release: inserts version and integrities, and describes it. */
export const seal = <Page, Facts = undefined>(
  unit: UnitName,
  compiled: BuiltFiles,
  describe: Describe<Page>,
  factsOf?: (page: Page) => Facts,
): SealedRelease<Page> => {
  const draft = describe(versionWith(unit, draftHash), integrityIn(compiled))
  // Equal files may need and provide something else, such as a field that is optional now: that is another release.
  const hash = contentHash(compiled, [draft, factsOf?.(draft)])
  const files = withIntegrities(replaceIn(compiled, draftHash, hash))
  return { page: describe(versionWith(unit, hash), integrityIn(files)), files }
}

/** All files of a release, each with its size and integrity. */
export const listFiles = (files: BuiltFiles): ReleaseFile[] =>
  namesIn(files).map((path) => ({ path, size: fileNamed(files, path).length, integrity: integrityIn(files)(path) }))
