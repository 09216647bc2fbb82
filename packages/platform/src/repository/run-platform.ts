import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { unitId } from '@lernspur/contracts/release/release.contract'
import { areasIn } from '@lernspur/federation/configuration/workspace'
import { Problem } from '../console/problem'
import { step } from '../console/progress'
import { root } from '../install/install-packages'
import { readUntil } from '../process/read-until'
import { servicesIn } from '../release/services-in'
import { platformFolder } from './packed-platform'

/** A packed platform that runs, with the areas and services of the repository live in it. */
export interface RunningPlatform {
  /** Resolves with its exit code when it ends. */
  readonly ended: Promise<number>
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>
}

export interface PlatformOptions {
  /** Absolute; its database and files are there. */
  readonly dataDir: string
  readonly more?: Readonly<Record<string, string | undefined>>
  /** Writes what it prints; a single line says how it goes without it. */
  readonly print?: (text: string) => void
}

const forward = async (output: ReadableStream<Uint8Array>, print: (text: string) => void): Promise<void> => {
  const decoder = new TextDecoder()
  for await (const chunk of output) print(decoder.decode(chunk, { stream: true }))
}

/** What a start says once it answers. */
const ready = 'Lernspur is ready'

const commandsIn = (folder: string): string => join(folder, 'node_modules/@lernspur/platform/src')

/** Variables of every command on that data folder: a demo, with its own database, and no team's key. */
const environmentOf = ({ dataDir, more }: PlatformOptions) => ({
  ...process.env,
  LERNSPUR_DATA: dataDir,
  LERNSPUR_MODE: 'demo',
  DATABASE_URL: undefined,
  LERNSPUR_URL: undefined,
  LERNSPUR_TEAM_KEY: undefined,
  LERNSPUR_ROOT: undefined,
  ...more,
})

const runMfe = async (folder: string, words: readonly string[], options: PlatformOptions): Promise<string> => {
  const child = Bun.spawn([process.execPath, join(commandsIn(folder), 'mfe.ts'), ...words], {
    cwd: folder,
    env: environmentOf(options),
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [printed, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  if ((await child.exited) !== 0)
    throw new Problem(`mfe ${words.join(' ')} failed:\n\n${errors.trim() || printed.trim()}`)
  return printed.trim()
}

/** Makes everything live that a folder has: the packed platform's own units, or the repository's areas and services. */
const makeLive = async (folder: string, options: PlatformOptions): Promise<void> => {
  // What is tried here need not be committed; the version says so, and leaves this computer by a release of its own.
  await runMfe(folder, ['release', 'all', '--dirty'], options)
  await runMfe(folder, ['promote', 'all', '--why', 'what lies in the repository'], options)
}

/** File in a data folder that names the platform which was made live there last. */
const platformFile = 'platform'

/** A data folder that another packed platform was started on before gets all units of this one. */
const renew = async (folder: string, isFirst: boolean, options: PlatformOptions): Promise<void> => {
  const file = Bun.file(join(options.dataDir, platformFile))
  const name = basename(folder)
  if (!isFirst && (await file.exists()) && (await file.text()) === name) return
  if (!isFirst) await step('Renewal', () => makeLive(folder, options))
  await Bun.write(file, name)
}

const untilReady = async (output: ReadableStream<Uint8Array>): Promise<void> => {
  const text = await readUntil(output, (printed) => printed.includes(ready))
  if (!text.includes(ready)) throw new Problem(`The packed platform did not start:\n\n${text.trim()}`)
}

/**
 * Starts the packed platform with the demo school on an embedded database, and makes the repository's areas and
 * services live in it as they lie here, committed or not. Throws a Problem when it does not start, or one does not fit; nothing runs then.
 */
export const startPlatform = async (options: PlatformOptions): Promise<RunningPlatform> => {
  const folder = await platformFolder()
  const { dataDir, print } = options
  const isFirst = !existsSync(join(dataDir, 'secret'))
  const child = Bun.spawn([process.execPath, join(commandsIn(folder), 'start.ts')], {
    cwd: folder,
    env: environmentOf(options),
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await child.exited
  }
  try {
    if (print) {
      const [forReader, forPrint] = child.stdout.tee()
      forward(forPrint, print).catch(() => undefined)
      await untilReady(forReader)
    } else await step('Lernspur', () => untilReady(child.stdout))
    await renew(folder, isFirst, options)
    const units = [...areasIn(), ...servicesIn(root).map((name) => unitId({ kind: 'service', name }))]
    if (units.length > 0)
      await step('Units', async () => {
        await makeLive(root, options)
        return `${units.join(', ')} live, as in this folder`
      })
  } catch (error) {
    await stop()
    throw error
  }
  return { ended: child.exited, stop }
}
