import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { integritiesFile } from '@lernspur/contracts/integrities-file'
import type { UnitName } from '@lernspur/contracts/registry.contract'
import type { ReleaseFile } from '@lernspur/contracts/release.contract'
import { draftIntegrity } from '../configuration/checked-files'
import { readPackage, unitFolder } from '../configuration/workspace'
import { integrityOf } from './integrity'

/** Stands in the bundles for the hash of their content until that is known; as long as the hash. */
export const draftHash = 'v3rs10n0'

const isText = (name: string) => /\.(js|css|json|svg)$/.test(name)

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder)).toSorted()

/** First 8 digits of the hash of all files and of what describes them; names no path of the machine. */
const contentHash = async (folder: string, description: unknown): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(description))
  for (const name of await namesIn(folder)) {
    hash.update(`\0${name}\0`).update(await Bun.file(join(folder, name)).bytes())
  }
  return hash.digest('hex').slice(0, 8)
}

const replaceIn = async (folder: string, draft: string, known: string): Promise<void> => {
  for (const name of (await namesIn(folder)).filter(isText)) {
    const file = Bun.file(join(folder, name))
    const text = await file.text()
    if (text.includes(draft)) await Bun.write(file, text.replaceAll(draft, known))
  }
}

/** Puts the hash into the files in place of its draft. */
const putHash = (folder: string, hash: string): Promise<void> => replaceIn(folder, draftHash, hash)

/**
 * Lists the scripts and styles with their integrities for the page, and puts the list's own into the file that loads
 * them. That one is not listed: the registry vouches for it.
 */
const putIntegrities = async (folder: string): Promise<void> => {
  const list: Record<string, string> = {}
  for (const name of (await namesIn(folder)).filter((one) => /\.(js|css)$/.test(one))) {
    const bytes = await Bun.file(join(folder, name)).bytes()
    if (!Buffer.from(bytes).includes(draftIntegrity)) list[name] = integrityOf(bytes)
  }
  const content = new TextEncoder().encode(JSON.stringify(list))
  await Bun.write(join(folder, integritiesFile), content)
  await replaceIn(folder, draftIntegrity, integrityOf(content))
}

/** The version of a unit whose content has that hash. */
export const versionWith = (unit: UnitName, hash: string): string => `${readPackage(unitFolder(unit)).version}-${hash}`

/** Makes a compiled folder a release: puts its version and its integrities into its files, and describes it. */
export const seal = async <Page>(
  unit: UnitName,
  folder: string,
  describe: (version: string) => Promise<Page>,
): Promise<Page> => {
  const hash = await contentHash(folder, await describe(versionWith(unit, draftHash)))
  await putHash(folder, hash)
  await putIntegrities(folder)
  return await describe(versionWith(unit, hash))
}

/** All files of a finished folder, each with its size and integrity. */
export const listFiles = async (folder: string): Promise<ReleaseFile[]> => {
  const files: ReleaseFile[] = []
  for (const path of await namesIn(folder)) {
    const bytes = await Bun.file(join(folder, path)).bytes()
    files.push({ path, size: bytes.length, integrity: integrityOf(bytes) })
  }
  return files
}
