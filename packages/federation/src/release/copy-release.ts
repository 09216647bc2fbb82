import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Built } from '../build/build-area'
import { releaseFolder } from './registry-file'

/**
 * Copies a build to `<data>/mfe/<unit>/<version>/`, where it stays and never changes.
 * True when it was not there yet.
 */
export const copyRelease = async (dataDir: string, { unit, version, folder }: Built): Promise<boolean> => {
  const target = join(releaseFolder(dataDir), unit, version)
  if (existsSync(target)) return false
  await mkdir(join(releaseFolder(dataDir), unit), { recursive: true })
  const temporary = `${target}.${randomUUID()}`
  await cp(folder, temporary, { recursive: true })
  try {
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    if (!existsSync(target)) throw error
    return false
  }
  return true
}
