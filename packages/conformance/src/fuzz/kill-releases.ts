import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killDrill } from '@lernspur/release/testing/kill-drill'
import { testDatabase } from '@lernspur/testing/test-database'

/** Kills a releasing program at that many moments; returns what was left half done (rules release.5, release.6). */
export const killReleases = async (points: number): ReturnType<typeof killDrill> => {
  const { ownerUrl, secret, close } = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'lernspur-drill-'))
  try {
    return await killDrill({ ownerUrl, secret, dataDir }, points)
  } finally {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
