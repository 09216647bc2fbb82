import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '../../console/problem'
import { root } from '../../install/install-packages'
import { readUntil } from '../../process/read-until'
import { freePort } from '../free-port'

/** A whole start in production with a data folder and a port of its own (rules/stack.md). */
export interface Stack {
  readonly port: number
  readonly dataDir: string
  /** Starts it and waits until it says that it is ready. Throws a Problem with what it says otherwise. */
  start(): Promise<void>
  /** Id of a process of it: of a service, of `gateway`, or of `start` itself. */
  pid(name: string): number
  /** Sends a signal to `start` and to all that it has started. */
  signalAll(name: NodeJS.Signals): void
  /** Asks `start` to end and waits for it. */
  end(): Promise<void>
  /** What it has printed last, for a failure. */
  output(): string
  /** Ends it if need be and removes its data. */
  remove(): Promise<void>
}

/** What a start says once it answers. */
const ready = 'Lernspur is ready'

const send = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch {
    // It has just ended.
  }
}

/** A stack that does not run yet; `env` is its settings but for port and folder. */
export const makeStack = (env: Readonly<Record<string, string | undefined>>): Stack => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lernspur-stack-'))
  const port = freePort()
  let child: Bun.Subprocess<'ignore', 'pipe', 'pipe'> | undefined
  let printed = ''
  const start = async (): Promise<void> => {
    await child?.exited
    const started = Bun.spawn([process.execPath, join(root, 'packages/platform/src/start.ts')], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        LERNSPUR_DATA: dataDir,
        LERNSPUR_MODE: 'production',
        LERNSPUR_LISTEN: '127.0.0.1',
        LERNSPUR_LOG: 'text',
        ...env,
      },
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
    })
    child = started
    printed = ''
    const errors = readUntil(started.stderr, (text) => {
      printed = `${printed.slice(-4_000)}${text.slice(-1_000)}`
      return false
    })
    const text = await readUntil(started.stdout, (all) => all.includes(ready))
    if (text.includes(ready)) return
    const errorOutput = (await errors).trim()
    throw new Problem(errorOutput === '' ? text : errorOutput)
  }
  const runFolder = (): string => join(dataDir, 'run', readdirSync(join(dataDir, 'run'))[0] ?? '')
  const pid = (name: string): number => {
    if (name === 'start') return child?.pid ?? Number.NaN
    return Number(readFileSync(join(runFolder(), `${name}.pid`), 'utf8'))
  }
  return {
    port,
    dataDir,
    start,
    pid,
    signalAll: (name) => {
      const run = runFolder()
      const files = readdirSync(run).filter((file) => file.endsWith('.pid'))
      // It starts none of them again when it comes first.
      if (child) send(child.pid, name)
      for (const file of files) send(Number(readFileSync(join(run, file), 'utf8')), name)
    },
    end: async () => {
      child?.kill('SIGTERM')
      await child?.exited
    },
    output: () => printed,
    remove: async () => {
      if (child?.exitCode === null && child.signalCode === null) {
        child.kill('SIGCONT')
        child.kill('SIGTERM')
      }
      await child?.exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
