import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rosterHubAt, startIdentityProvider } from '@lernspur/testing/identity-provider/identity-provider'
import { Problem } from '../console/problem'
import { root } from '../install/install-packages'
import { readUntil } from '../process/read-until'
import { freePort } from './free-port'

export interface DemoInstance {
  readonly url: string
  /** Its data folder, absolute. */
  readonly dataDir: string
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/** What a start says once it answers. */
const ready = 'Lernspur is ready'

/**
 * Starts Lernspur as a user would, with the demo school, on a free port and a data folder of its own; the database is
 * the embedded one or that of `databaseUrl`, and people may sign in by an identity provider of its own. `more` is
 * further environment.
 */
export const startDemoInstance = async (
  databaseUrl?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<DemoInstance> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lernspur-e2e-'))
  const port = freePort()
  const url = `http://localhost:${port}`
  const provider = await startIdentityProvider([`${url}/auth/login`, `${url}/profile`])
  const { issuer, clientId, clientSecret } = provider
  const known = { clientId, clientSecret }
  const { settings: roster } = await rosterHubAt(issuer)
  const instance = Bun.spawn([process.execPath, join(root, 'packages/platform/src/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      LERNSPUR_DATA: dataDir,
      LERNSPUR_MODE: 'demo',
      LERNSPUR_OIDC: JSON.stringify([
        { id: 'portal', name: 'Schulportal', issuer, ...known },
        { id: 'hub', name: 'Landesportal', issuer, ...known, hub: { personInfo: `${issuer}/person-info`, roster } },
        { id: 'vidis', name: 'VIDIS', issuer, ...known, hub: { preset: 'vidis' } },
        // Nothing listens there.
        { id: 'stilles-portal', name: 'Stilles Portal', issuer: 'http://127.0.0.1:9', ...known, hub: {} },
      ]),
      // Another address of itself stands for another cell, and nothing listens at the second one.
      LERNSPUR_CELLS: JSON.stringify([
        { name: 'Zelle Nord', url: `http://127.0.0.1:${port}`, domains: ['zelle-nord.example'] },
        { name: 'Zelle Süd', url: 'http://127.0.0.1:9', domains: ['zelle-sued.example'] },
      ]),
      LERNSPUR_PUBLISH_SCHOOLS: 'yes',
      DATABASE_URL: databaseUrl,
      LERNSPUR_PUBLIC_URL: url,
      ...more,
    },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const stop = async () => {
    instance.kill('SIGTERM')
    await instance.exited
    await provider.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const text = await readUntil(instance.stdout, (printed) => printed.includes(ready))
  if (!text.includes(ready)) {
    await stop()
    throw new Problem(`The instance for the browser tests did not start:\n\n${text}`)
  }
  return { url, dataDir, stop }
}
