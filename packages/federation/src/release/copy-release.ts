import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Built } from '../build/build-area'
import { makeFolder } from '../whole-folder'
import { releaseFolder } from './registry-file'

/**
 * Copies a build to `<data>/mfe/<unit>/<version>/`, which never changes afterwards. True if it was copied, false if it
 * existed.
 */
export const copyRelease = (dataDir: string, { unit, version, folder }: Built): Promise<boolean> =>
  makeFolder(join(releaseFolder(dataDir), unit, version), (temporary) => cp(folder, temporary, { recursive: true }))
