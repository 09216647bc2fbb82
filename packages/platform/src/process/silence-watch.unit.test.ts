import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchInstance, stopInstance } from './instance'
import type { ProcessExit } from './managed-process'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-silence-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const entry = join(folder, 'answering.ts')
writeFileSync(
  entry,
  'Bun.serve({ unix: process.env.LERNSPUR_SOCKET, fetch: () => new Response(String(process.pid), { status: 503 }) })',
)

const listing = join(folder, 'listing.ts')
writeFileSync(
  listing,
  `const paths = []
  Bun.serve({
    unix: process.env.LERNSPUR_SOCKET,
    fetch: (request) => {
      paths.push(new URL(request.url).pathname)
      return Response.json(paths)
    },
  })`,
)

const eventually = async <T>(find: () => Promise<T | undefined> | T | undefined): Promise<T> => {
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    await Bun.sleep(10)
  }
}

/** Starts a program that answers each question with its process id. */
const start = (name: string, silence: { pauseMs: number; questions: number } | undefined) => {
  const endings: ProcessExit[] = []
  const plan = {
    ...{ name, entry, env: process.env, logFile: join(folder, `${name}.log`), runDir: folder, probe: '/' },
    ...(silence && { silence }),
  }
  const instance = launchInstance(plan, name, (ending) => endings.push(ending))
  const unix = join(instance.folder, `${name}.sock`)
  const answeringPid = () =>
    fetch('http://process/', { unix, keepalive: false, signal: AbortSignal.timeout(200) })
      .then(async (answer) => Number(await answer.text()))
      .catch(() => undefined)
  return { instance, endings, answeringPid }
}

test('a process that runs and does not answer is ended and started again, whatever status it answers with', async () => {
  const { instance, endings, answeringPid } = start('hung', { pauseMs: 100, questions: 3 })
  const first = await eventually(answeringPid)
  // It answers many questions with 503, and goes on.
  await Bun.sleep(1_000)
  expect([instance.process.pid(), endings]).toEqual([first, []])
  process.kill(first, 'SIGSTOP')
  const second = await eventually(answeringPid)
  expect(second).not.toBe(first)
  expect(endings).toEqual([{ name: 'hung', exitCode: null, signal: 'SIGKILL' }])
  await stopInstance(instance)
})

test('a process that is silent for a moment goes on', async () => {
  const { instance, endings, answeringPid } = start('slow', { pauseMs: 100, questions: 30 })
  const first = await eventually(answeringPid)
  process.kill(first, 'SIGSTOP')
  await Bun.sleep(500)
  process.kill(first, 'SIGCONT')
  expect([await eventually(answeringPid), endings]).toEqual([first, []])
  await stopInstance(instance)
})

test('the watch calls the path that is least work, not the one that tells what a process can do', async () => {
  const name = 'listing'
  const silence = { pauseMs: 50, questions: 30 }
  const plan = { name, entry: listing, env: process.env, logFile: join(folder, `${name}.log`), runDir: folder, silence }
  const instance = launchInstance({ ...plan, probe: '/ready', live: '/live' }, name, () => undefined)
  const unix = join(instance.folder, `${name}.sock`)
  const questions = () =>
    fetch('http://process/paths', { unix, keepalive: false })
      .then(async (answer) => ((await answer.json()) as string[]).filter((path) => path !== '/paths'))
      .catch(() => undefined)
  const several = await eventually(async () => {
    const found = await questions()
    return found && found.length >= 3 ? found : undefined
  })
  expect([...new Set(several)]).toEqual(['/live'])
  await stopInstance(instance)
})
