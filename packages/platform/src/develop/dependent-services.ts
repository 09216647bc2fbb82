import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Folder and manifest of each package and service below `root`. */
const workspacesIn = (root: string) =>
  ['packages', 'services'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => {
      const folder = `${parent}/${name}`
      return { folder, name, isService: parent === 'services', manifest: manifestIn(join(root, folder)) }
    }),
  )

/**
 * Which services run a file of the checkout, by its path from `root`: those whose own it is, and those whose packages
 * depend on its package.
 */
export const dependentServices = (root: string): ((path: string) => string[]) => {
  const workspaces = workspacesIn(root)
  const byName = new Map(workspaces.map((one) => [one.manifest.name, one]))
  const foldersOf = (manifest: Manifest, known = new Set<string>()): Set<string> => {
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const one = byName.get(name)
      if (!one || known.has(one.folder)) continue
      known.add(one.folder)
      foldersOf(one.manifest, known)
    }
    return known
  }
  const services = workspaces
    .filter(({ isService }) => isService)
    .map(({ name, folder, manifest }) => ({ name, folders: [folder, ...foldersOf(manifest)] }))
  return (path) =>
    services.filter(({ folders }) => folders.some((one) => path.startsWith(`${one}/`))).map(({ name }) => name)
}
