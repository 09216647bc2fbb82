import { packageFolder, readPackage, unitFolder } from './workspace'

/** All modules shared between shell and areas. Everything else reaches areas through app-kit's facade. */
const sharedModules = ['react', 'react-dom', '@lernspur/app-kit'] as const

const installedVersion = (name: string) => readPackage(packageFolder(unitFolder('shell'), name)).version

/** The shell contains the only copy, in its synchronous entry. */
export const providedModules = () =>
  Object.fromEntries(
    sharedModules.map((name) => [
      name,
      { singleton: true, eager: true, version: installedVersion(name), requiredVersion: `^${installedVersion(name)}` },
    ]),
  )

/** Areas contain no copy and reject a shell with an incompatible one. */
export const consumedModules = () =>
  Object.fromEntries(
    sharedModules.map((name) => [
      name,
      {
        singleton: true,
        import: false as const,
        strictVersion: true,
        requiredVersion: `^${installedVersion(name)}`,
      },
    ]),
  )
