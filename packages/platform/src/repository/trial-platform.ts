import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DemoInstance } from '../test/demo-instance'
import { freePort } from '../test/free-port'
import { startPlatform } from './run-platform'

/** Starts the packed platform for tests: on a free port, with a data folder that goes when it ends. */
export const trialPlatform = async (): Promise<DemoInstance> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lernspur-e2e-'))
  const port = freePort()
  const url = `http://localhost:${port}`
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const platform = await startPlatform({
      dataDir,
      more: { PORT: String(port), LERNSPUR_PUBLIC_URL: url },
    })
    return {
      url,
      dataDir,
      stop: async () => {
        await platform.stop()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}
