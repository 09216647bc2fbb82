import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { unitsIn } from '@lernspur/federation/configuration/workspace'
import { Problem } from '../console/problem'
import { step } from '../console/progress'
import { root } from '../install/install-packages'
import { readUntil } from '../process/read-until'
import { platformFolder } from './packed-platform'

/** A packed platform that runs, with the areas of the repository live in it. */
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
  /** Where to write what it prints. */
  readonly print: (text: string) => void
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

/** Makes everything live that a folder has: the packed platform's own units, or the repository's areas. */
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
  if (!isFirst) await step('Platform', () => makeLive(folder, options))
  await Bun.write(file, name)
}

/**
 * Starts the packed platform with the demo school on an embedded database, and makes the repository's areas live in it
 * as they lie here, committed or not. Throws a Problem when it does not start, or an area does not fit; nothing runs then.
 */
export const startPlatform = async (options: PlatformOptions): Promise<RunningPlatform> => {
  const folder = await platformFolder()
  const isFirst = !existsSync(join(options.dataDir, 'secret'))
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
  const decoder = new TextDecoder()
  const [forReader, forPrint] = child.stdout.tee()
  const printAll = async () => {
    for await (const chunk of forPrint) options.print(decoder.decode(chunk, { stream: true }))
  }
  printAll().catch(() => undefined)
  const text = await readUntil(forReader, (printed) => printed.includes(ready))
  try {
    if (!text.includes(ready)) throw new Problem(`The packed platform did not start:\n\n${text.trim()}`)
    await renew(folder, isFirst, options)
    const areas = unitsIn()
    if (areas.length > 0)
      await step('Areas', async () => {
        await makeLive(root, options)
        return `${areas.join(', ')} live, as in this folder`
      })
  } catch (error) {
    await stop()
    throw error
  }
  return { ended: child.exited, stop }
}
