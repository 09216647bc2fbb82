import { packageFolder, readPackage, unitFolder } from './workspace'

/** All that crosses the border between shell and areas. Everything else reaches areas through app-kit's facade. */
const sharedModules = ['react', 'react-dom', '@lernspur/app-kit'] as const

const installedVersion = (name: string) => readPackage(packageFolder(unitFolder('shell'), name)).version

/** The shell carries the one copy, in its synchronous entry. */
export const providedModules = () =>
  Object.fromEntries(
    sharedModules.map((name) => [
      name,
      { singleton: true, eager: true, version: installedVersion(name), requiredVersion: `^${installedVersion(name)}` },
    ]),
  )

/** Areas carry none and refuse a shell whose copy does not fit. */
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
