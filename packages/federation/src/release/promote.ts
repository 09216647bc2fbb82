import type { AreaRelease, Registry, ShellRelease, UnitName } from '@lernspur/contracts/registry.contract'
import { overlap } from '../path-pattern'
import { fits } from '../runtime/requirements'
import { updateRegistry } from './registry-file'
import { releasedArea, releasedShell, releasedVersions } from './released'

interface Line<Release> {
  readonly current: Release
  readonly fallback: Release | null
}

/** The new release becomes current; the previous one becomes the fallback. */
const succeed = <Release extends { version: string }>(line: Line<Release> | undefined, current: Release) => {
  if (!line) return { current, fallback: null }
  return { current, fallback: line.current.version === current.version ? line.fallback : line.current }
}

const withShell = (registry: Registry | undefined, release: ShellRelease): Registry => ({
  areas: registry?.areas ?? {},
  shell: succeed(registry?.shell, release),
})

const withArea = (registry: Registry | undefined, release: AreaRelease): Registry => {
  if (!registry) throw new Error('There is no shell yet: promote shell first.')
  const { area, version, requires, owns } = release
  const { provides } = registry.shell.current
  if (!fits(requires, provides)) {
    const sides = `it requires ${JSON.stringify(requires)}, the shell provides ${JSON.stringify(provides)}`
    throw new Error(`${area} ${version} does not fit the shell: ${sides}.`)
  }
  for (const other of Object.values(registry.areas)) {
    const isTaken = (pattern: string) => owns.some((own) => overlap(pattern, own))
    const twice = other.current.area !== area && other.current.owns.find(isTaken)
    if (twice) throw new Error(`${twice} belongs to ${other.current.area} already.`)
  }
  const before = registry.areas[area]
  return {
    ...registry,
    areas: { ...registry.areas, [area]: { state: before?.state ?? 'enabled', ...succeed(before, release) } },
  }
}

/**
 * Makes a released version current for new pages: the given one, else the newest. Returns that version. Throws if it is
 * not released, incompatible with the shell, or owns a path of another area.
 */
export const promote = async (dataDir: string, unit: UnitName, version?: string): Promise<string> => {
  const chosen = version ?? (await releasedVersions(dataDir, unit))[0]
  if (!chosen) throw new Error(`${unit} was never released: run mfe release ${unit} first.`)
  if (unit === 'shell') {
    const release = await releasedShell(dataDir, chosen)
    await updateRegistry(dataDir, (registry) => withShell(registry, release))
  } else {
    const release = await releasedArea(dataDir, unit, chosen)
    await updateRegistry(dataDir, (registry) => withArea(registry, release))
  }
  return chosen
}
