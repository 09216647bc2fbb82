import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Registry, registrySchema } from '@lernspur/contracts/registry.contract'

/** Folder below the data folder with all released files: `<unit>/<version>/…` and the registry. */
export const releaseFolder = (dataDir: string) => join(dataDir, 'mfe')

const registryPath = (dataDir: string) => join(releaseFolder(dataDir), 'registry.json')

/** Reads the registry; undefined if nothing was published yet. Throws an error that names the file if it is corrupt. */
export const readRegistry = async (dataDir: string): Promise<Registry | undefined> => {
  const file = Bun.file(registryPath(dataDir))
  if (!(await file.exists())) return undefined
  try {
    return registrySchema.parse(await file.json())
  } catch (cause) {
    throw new Error(`${registryPath(dataDir)} is not a registry`, { cause })
  }
}

/** Milliseconds after which a lock is considered stale; an update of the registry takes a few. */
const lockLifetimeMs = 5_000

const lock = async (path: string): Promise<void> => {
  for (;;) {
    try {
      return await (await open(path, 'wx')).close()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const held = await stat(path).catch(() => undefined)
    if (held && Date.now() - held.mtimeMs > lockLifetimeMs) await rm(path, { force: true })
    else await Bun.sleep(20)
  }
}

/**
 * Updates the registry atomically, one command at a time: a reader sees the old or the new one. If `change` throws, it
 * stays unchanged.
 */
export const updateRegistry = async (
  dataDir: string,
  change: (registry: Registry | undefined) => Registry,
): Promise<Registry> => {
  const path = registryPath(dataDir)
  await mkdir(releaseFolder(dataDir), { recursive: true })
  await lock(`${path}.lock`)
  try {
    const registry = registrySchema.parse(change(await readRegistry(dataDir)))
    const temporary = `${path}.${randomUUID()}`
    await Bun.write(temporary, `${JSON.stringify(registry, null, 2)}\n`)
    await rename(temporary, path)
    return registry
  } finally {
    await rm(`${path}.lock`, { force: true })
  }
}
