import type { SlotFiller, SlotPart } from '@lernspur/contracts/area-route.contract'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import type { RouteObject } from 'react-router'
import { AreaBroken, AreaTimeout } from '../area-fault'
import { containerName } from '../container-name'
import { checkFile, registerIntegrity } from './check-file'
import { federationInstance } from './federation-runtime'
import type { PageRelease } from './page-registry'

/** Milliseconds until loading an area times out. */
const timeoutMs = 10_000

/** Runs code that was loaded completely. */
const run = async (area: AreaName, factory: (() => ExposedModule | Promise<ExposedModule>) | null) => {
  try {
    return await factory?.()
  } catch (cause) {
    throw new AreaBroken(area, { cause })
  }
}

/** Makes the federation runtime verify each area's entry against the registry before executing it. */
const entryCheck: ModuleFederationRuntimePlugin = {
  name: 'lernspur-entry-check',
  createScript: ({ url }) => {
    const script = document.createElement('script')
    script.src = url
    checkFile(script, '')
    return { script, timeout: timeoutMs }
  },
}

const withTimeout = <Value>(work: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hanging = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AreaTimeout()), timeoutMs)
  })
  return Promise.race([work, hanging]).finally(() => clearTimeout(timer))
}

/** What an area exposes. */
export interface ExposedModule {
  readonly default: RouteObject[]
  /** Loads the styles of its screens. */
  styles?(): Promise<unknown>
  /** Its slot components. */
  readonly parts?: readonly (SlotPart & { load(): Promise<unknown> })[]
  /** What it brings into pages of other areas. */
  readonly fillers?: readonly (SlotFiller & { load(): Promise<unknown> })[]
}

/**
 * Loads one version of an area, runs it, and returns what it exposes. `retry` above 0 bypasses caches of a failed
 * attempt. Rejects with AreaTimeout after ten seconds, with AreaBroken once it has begun to run, else with the loader's
 * error; runs nothing unless everything is loaded (rule release.11).
 */
export const mount = async (area: AreaName, release: PageRelease, retry: number): Promise<ExposedModule> => {
  registerIntegrity(release.entry, release.integrity)
  const name = containerName(area)
  const entry = retry > 0 ? `${release.entry}?retry=${retry}` : release.entry
  // The runtime does not add a plugin with a known name twice.
  const federation = federationInstance()
  federation.registerPlugins([entryCheck])
  federation.registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }], { force: true })
  const loading = federation.loadRemote<() => ExposedModule>(`${name}/routes`, { loadFactory: false, from: 'runtime' })
  const exposed = await run(area, await withTimeout(loading))
  if (!exposed?.default) throw new Error(`${area} exposes no routes`)
  return exposed
}
