import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { unitOf } from '@lernspur/contracts/release/release.contract'
import { isProductService } from '@lernspur/contracts/wire/route'
import { Problem } from '../../console/problem'
import { type Noun, nounOf } from '../noun'
import { areaFiles, specsIn } from './area-files'
import { type SlotName, slotsIn, withSlots } from './slot-files'

/** The spellings of an area's name. Throws a sentence for a name that no area can have. */
export const areaNamed = (name: string, title?: string): Noun => {
  if (unitOf(name)?.kind !== 'area' || /-test$|^service/.test(name))
    throw new Problem(`An area is one English word or several with hyphens, such as timetable, not "${name}".`)
  return nounOf(name, title)
}

/**
 * Writes a new area into the checkout below `root`: it builds, passes every check and has a page in the navigation.
 * Otherwise only the lock changes, because areas are found by their folders (rule release.10). With a browser spec of the
 * page, and with what it brings into `slots` of others. Returns its paths.
 * Throws a sentence, and writes nothing, if the name is invalid or the folder exists.
 */
export const newArea = (root: string, name: string, title?: string, slots: readonly SlotName[] = []): string[] => {
  const noun = areaNamed(name, title)
  if (existsSync(join(root, `mfe-${name}`))) throw new Problem(`mfe-${name} exists already.`)
  const files = Object.entries(withSlots(areaFiles(root, noun), noun, slots))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return files.map(([path]) => path)
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/node_modules/'))

/** Files that git could not restore; all of them without git. */
const uncommitted = (root: string, folder: string): string[] | undefined => {
  const { exitCode, stdout } = Bun.spawnSync(['git', 'status', '--porcelain', '--untracked-files=all', '--', folder], {
    cwd: root,
    stderr: 'ignore',
  })
  if (exitCode !== 0) return undefined
  return stdout
    .toString()
    .split('\n')
    .map((line) => line.slice(3))
    .filter(Boolean)
}

/**
 * Removes an area's folder from the checkout, with the service that it has of its own, and returns the folders. Throws a
 * sentence, and removes nothing, if work would be lost: files that are neither committed nor unchanged since `newArea`.
 * Its releases stay live until the area is switched off.
 */
export const removeArea = (root: string, name: string): string[] => {
  const folder = `mfe-${name}`
  if (unitOf(name)?.kind !== 'area' || !existsSync(join(root, folder, 'rspack.config.ts')))
    throw new Problem(`There is no area "${name}" in this checkout.`)
  const german: unknown = JSON.parse(readFileSync(join(root, folder, `locales/de/${name}.page.json`), 'utf8')).title
  const noun = nounOf(name, String(german))
  const slots = slotsIn((path) => existsSync(join(root, folder, path)))
  const written = withSlots(areaFiles(root, noun), noun, slots)
  const ofService = isProductService(name) ? [] : [`services/${name}`, `${specsIn(root)}/${name}`]
  const folders = [folder, ...ofService].filter((one) => existsSync(join(root, one)))
  for (const one of folders) {
    const paths = uncommitted(root, one) ?? filesIn(join(root, one)).map((path) => relative(root, path))
    const lost = paths.filter((path) => {
      const file = join(root, path)
      return !existsSync(file) || readFileSync(file, 'utf8') !== written[path]
    })
    if (lost.length > 0)
      throw new Problem(`${one} holds work that is not committed, such as ${lost[0]}. Commit it, or remove it by hand.`)
  }
  for (const one of folders) rmSync(join(root, one), { recursive: true })
  return folders
}
