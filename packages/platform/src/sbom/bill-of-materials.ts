import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'
import parseExpression from 'spdx-expression-parse'
import type { Entry, Lock } from '../install/lock'
import { keyFor, neededBy } from '../release/service-lock'

interface PackageFile {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly description?: string
}

/** A package of ours as bun.lock names it. */
interface Workspace {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const { Application, Library } = Enums.ComponentType

const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${version}`

const licenses = new Contrib.License.Factories.LicenseFactory(parseExpression)

const packageFileIn = (folder: string): PackageFile | undefined => {
  const path = join(folder, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** Where Bun has installed each package: a folder `name@version`, with a hash appended if it has peers. */
const installedFolders = (root: string): ReadonlyMap<string, string> => {
  const store = join(root, 'node_modules/.bun')
  return new Map(readdirSync(store).map((name) => [name.replace(/\+[0-9a-f]{16}$/, ''), join(store, name)]))
}

/** A package of bun.lock. If it is for another system, and so not installed, only what bun.lock says is known. */
const libraryOf = (folders: ReadonlyMap<string, string>, entry: Entry): Models.Component => {
  const id = String(entry[0])
  const at = id.lastIndexOf('@')
  const [name, version] = [id.slice(0, at), id.slice(at + 1)]
  const folder = folders.get(id.replace('/', '+'))
  const installed = folder === undefined ? undefined : packageFileIn(join(folder, 'node_modules', name))
  const component = new Models.Component(Library, name, { version, bomRef: id, purl: purlOf(name, version) })
  if (installed?.description) component.description = installed.description
  if (typeof installed?.license === 'string') component.licenses.add(licenses.makeFromString(installed.license))
  const integrity = entry.findLast((part) => typeof part === 'string' && part.startsWith('sha512-'))
  if (integrity) {
    const digest = Buffer.from(String(integrity).slice('sha512-'.length), 'base64').toString('hex')
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], digest)
  }
  return component
}

const isOurs = (entry: Entry): boolean => String(entry[0]).includes('@workspace:')

/** Our packages by name; the one at the root is the product itself. */
const ownComponents = (root: string, lock: Lock): Map<string, Models.Component> =>
  new Map(
    Object.keys(lock.workspaces).flatMap((folder) => {
      const file = packageFileIn(join(root, folder))
      if (!file) return []
      const component = new Models.Component(Application, file.name, { version: file.version, bomRef: file.name })
      if (file.license) component.licenses.add(licenses.makeFromString(file.license))
      return [[file.name, component]]
    }),
  )

/** The components of the product: our packages and everything they need in turn, with license and checksum. */
const billOf = (root: string, lock: Lock): Models.Bom => {
  const own = ownComponents(root, lock)
  const folders = installedFolders(root)
  const entries = Object.entries(lock.packages).filter(([, entry]) => !isOurs(entry))
  // Several keys may mean the same version of a package.
  const byId = new Map(entries.map(([, entry]) => [String(entry[0]), libraryOf(folders, entry)]))
  const needed = (from: string, name: string): Models.Component | undefined => {
    const key = keyFor(lock.packages, from, name)
    return own.get(name) ?? (key === undefined ? undefined : byId.get(String(lock.packages[key]?.[0])))
  }
  const depend = (component: Models.Component | undefined, from: string, names: readonly string[]): void => {
    for (const name of names) {
      const found = needed(from, name)
      if (found) component?.dependencies.add(found.bomRef)
    }
  }
  for (const [key, entry] of entries) depend(byId.get(String(entry[0])), key, neededBy(entry))
  const workspaces = Object.values(lock.workspaces) as Workspace[]
  for (const { name, dependencies, devDependencies, optionalDependencies } of workspaces) {
    depend(own.get(name), name, Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }))
  }
  const [product, ...packages] = own.values()
  const bom = new Models.Bom({ components: new Models.ComponentRepository([...packages, ...byId.values()]) })
  if (product) bom.metadata.component = product
  for (const component of packages) product?.dependencies.add(component.bomRef)
  return bom
}

/**
 * The bill of materials of the checkout at `root`, as CycloneDX 1.6 in JSON: sorted and without a date, so that it changes
 * only with bun.lock and the manifests.
 */
export const billOfMaterials = (root: string, lock: Lock): string => {
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6)
  return new Serialize.JsonSerializer(factory).serialize(billOf(root, lock), { sortLists: true, space: 2 })
}
