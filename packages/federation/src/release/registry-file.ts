import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Registry, registrySchema } from '@lernspur/contracts/registry.contract'

/** Folder below the data folder that holds all released files: `<unit>/<version>/…` and the registry. */
export const releaseFolder = (dataDir: string) => join(dataDir, 'mfe')

const registryPath = (dataDir: string) => join(releaseFolder(dataDir), 'registry.json')

/** Reads the registry; undefined when nothing was published yet. Throws, naming the file, when it is damaged. */
export const readRegistry = async (dataDir: string): Promise<Registry | undefined> => {
  const file = Bun.file(registryPath(dataDir))
  if (!(await file.exists())) return undefined
  try {
    return registrySchema.parse(await file.json())
  } catch (cause) {
    throw new Error(`${registryPath(dataDir)} is not a registry`, { cause })
  }
}

/** Milliseconds after which a lock belongs to a command that died; a change of the registry takes a few. */
const lockLife = 5_000

const lock = async (path: string): Promise<void> => {
  for (;;) {
    try {
      return await (await open(path, 'wx')).close()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const held = await stat(path).catch(() => undefined)
    if (held && Date.now() - held.mtimeMs > lockLife) await rm(path, { force: true })
    else await Bun.sleep(20)
  }
}

/**
 * Changes the registry: one command at a time, and in one step, so that a reader sees the old one or the new one.
 * What `change` throws leaves it as it was.
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
