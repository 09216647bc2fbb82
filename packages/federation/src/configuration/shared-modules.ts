import type { AreaName, UnitName } from '@lernspur/contracts/registry.contract'
import { packageFolder, readPackage, unitFolder } from './workspace'

/** All modules shared between shell and areas. Everything else reaches areas through app-runtime's facade. */
const sharedModules = ['react', 'react-dom', '@lernspur/app-runtime'] as const

/**
 * Provided by the shell alone, which renders with it. It is shared so that the page of a developer can take another
 * build of it (rule release.13).
 */
const renderer = 'react-dom/client'

const installedVersion = (unit: UnitName, name: string) => readPackage(packageFolder(unitFolder(unit), name)).version

/** The shell contains the only copy, in its synchronous entry. */
export const providedModules = () =>
  Object.fromEntries(
    [...sharedModules, renderer].map((name) => [
      name,
      {
        singleton: true,
        eager: true,
        version: installedVersion('shell', name === renderer ? 'react-dom' : name),
        requiredVersion: false as const,
      },
    ]),
  )

/**
 * Areas contain no copy and use the shell's, in any version: whether it fits was checked when they went live (rule
 * release.5).
 */
export const consumedModules = () =>
  Object.fromEntries(
    sharedModules.map((name) => [name, { singleton: true, import: false as const, requiredVersion: false as const }]),
  )

/** Libraries that shell and areas share, except the facade, whose names are checked one by one. */
const sharedLibraries = sharedModules.filter((name) => name !== '@lernspur/app-runtime')

const releaseOf = (unit: UnitName, name: string) => {
  const [major = 0, minor = 0] = installedVersion(unit, name).split('.').map(Number)
  return { major, minor }
}

/** The libraries that an area was built for: `react 19.2`. */
export const neededLibraries = (area: AreaName): string[] =>
  sharedLibraries.map((name) => {
    const { major, minor } = releaseOf(area, name)
    return `${name} ${major}.${minor}`
  })

/**
 * Exact versions of the libraries that a build shares with the page: a newer one is another release, also when no byte
 * of it changes.
 */
export const builtWith = (unit: UnitName): string[] =>
  sharedLibraries.map((name) => `${name} ${installedVersion(unit, name)}`)

/** The libraries that this build of the shell satisfies: each minor release up to its own (`react 19.0`, …). */
export const providedLibraries = (): string[] =>
  sharedLibraries.flatMap((name) => {
    const { major, minor } = releaseOf('shell', name)
    return Array.from({ length: minor + 1 }, (_, one) => `${name} ${major}.${one}`)
  })
