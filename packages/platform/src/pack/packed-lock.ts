import { type Lock, readLock } from '../install/lock'
import type { PackedPackage } from './pack-package'

/** Versions, or archives, by name of package. */
export type Names = Readonly<Record<string, string>>

/** What Bun reads of a folder that installs packed packages. */
interface PackedRoot {
  readonly name: string
  readonly dependencies?: Names
  readonly devDependencies?: Names
  readonly overrides: Names
}

const isOurs = (name: string): boolean => name.startsWith('@lernspur/')

/** Packages of others. */
export const othersOf = (names: Names = {}): Names =>
  Object.fromEntries(Object.entries(names).filter(([name]) => !isOurs(name)))

/** Where each packed package lies, as a dependency. */
export const archivesOf = (packed: readonly PackedPackage[]): Names =>
  // Commands are run by npx, and npm refuses a folder whose overrides and dependencies differ.
  Object.fromEntries(packed.map(({ name, path }) => [name, `file:./${path}`]))

const outside = (packages: Lock['packages']): Lock['packages'] =>
  Object.fromEntries(Object.entries(packages).filter(([key]) => !isOurs(key)))

/**
 * The checkout's lock with packed packages instead of its workspace, plus what the folder had locked itself: so the
 * versions tested in the checkout are installed here.
 */
export const packedLock = async (
  packed: readonly PackedPackage[],
  { name, dependencies, devDependencies, overrides }: PackedRoot,
  known?: Lock,
): Promise<Lock & Pick<PackedRoot, 'overrides'>> => {
  const { packages, ...lock } = await readLock()
  const own = packed.map((one) => [one.name, [`${one.name}@./${one.path}`, one.needs, one.integrity]])
  const areas = Object.entries(known?.packages ?? {}).filter(([key]) => key.startsWith('@lernspur/mfe-'))
  const needs = { ...(dependencies && { dependencies }), ...(devDependencies && { devDependencies }) }
  return {
    ...lock,
    workspaces: { ...known?.workspaces, '': { ...known?.workspaces[''], name, ...needs } },
    overrides,
    packages: {
      ...outside(known?.packages ?? {}),
      ...outside(packages),
      ...Object.fromEntries([...areas, ...own]),
    },
  }
}
