import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readUntil } from '@lernspur/platform/process/read-until'
import { developerSecret } from '@lernspur/platform/test/stacks/several-stacks'

const checkout = join(import.meta.dirname, '../../../..')

/** `mfe dev` of a developer whose key the stacks trust. */
interface Developer {
  /** Names the session to a browser that is to agree. */
  readonly session: string
  /** Its exit code; null while it runs. */
  ended(): number | null
  stop(): Promise<void>
}

/** Runs `mfe dev` for an area of this checkout; resolves once its first build is shown at that address. */
export const startDeveloper = async (area: string, shell: string): Promise<Developer> => {
  const home = mkdtempSync(join(tmpdir(), 'lernspur-developer-'))
  mkdirSync(join(home, 'lernspur'))
  writeFileSync(join(home, 'lernspur/developer-secret'), developerSecret, { mode: 0o600 })
  const command = Bun.spawn([process.execPath, 'packages/platform/src/mfe.ts', 'dev', area, '--shell', shell], {
    cwd: checkout,
    env: { ...process.env, LERNSPUR_DATA: join(home, 'none'), XDG_CONFIG_HOME: home },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const isVisible = (text: string) => / is built in .*\n/.test(text) && text.includes('and agree')
  const printed = await readUntil(command.stdout, isVisible)
  const [, session] = /\?session=([\w-]{43})/.exec(printed) ?? []
  if (!session || printed.includes('not shown')) throw new Error(`mfe dev shows nothing: ${printed}`)
  return {
    session,
    ended: () => command.exitCode,
    stop: async () => {
      command.kill('SIGINT')
      await command.exited
      rmSync(home, { recursive: true, force: true })
    },
  }
}
