import { packageFolder, readPackage, unitFolder } from './workspace'

/** All modules shared between shell and areas. Everything else reaches areas through app-kit's facade. */
const sharedModules = ['react', 'react-dom', '@lernspur/app-kit'] as const

const installedVersion = (name: string) => readPackage(packageFolder(unitFolder('shell'), name)).version

/** The shell contains the only copy, in its synchronous entry. */
export const providedModules = () =>
  Object.fromEntries(
    sharedModules.map((name) => [
      name,
      { singleton: true, eager: true, version: installedVersion(name), requiredVersion: false as const },
    ]),
  )

/**
 * Areas contain no copy and take the shell's, whichever it is: whether it is one that they can use was decided when they
 * were made live together (rule release.5).
 */
export const consumedModules = () =>
  Object.fromEntries(
    sharedModules.map((name) => [name, { singleton: true, import: false as const, requiredVersion: false as const }]),
  )

/** Libraries that shell and areas share, other than the facade, of which single names are known. */
const sharedLibraries = sharedModules.filter((name) => name !== '@lernspur/app-kit')

const releaseOf = (name: string) => {
  const [major = 0, minor = 0] = installedVersion(name).split('.').map(Number)
  return { major, minor }
}

/** The libraries that areas of this build were made for: `react 19.2`. */
export const neededLibraries = (): string[] =>
  sharedLibraries.map((name) => `${name} ${releaseOf(name).major}.${releaseOf(name).minor}`)

/** The libraries that this build of the shell can stand for: each minor release up to its own (`react 19.0`, …). */
export const providedLibraries = (): string[] =>
  sharedLibraries.flatMap((name) => {
    const { major, minor } = releaseOf(name)
    return Array.from({ length: minor + 1 }, (_, one) => `${name} ${major}.${one}`)
  })
