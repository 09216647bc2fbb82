import { afterAll, afterEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '@lernspur/testing/eventually'
import { type Instance, launchInstance, stopInstance } from './instance'
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

const instances: Instance[] = []
// Also after a failure, when one of them may be stopped in its tracks.
afterEach(() => Promise.all(instances.splice(0).map((instance) => stopInstance(instance, 1_000))))

/** Starts a program that answers each question with its process id. */
const start = (name: string, silence: { pauseMs: number; questions: number } | undefined, program = entry) => {
  const endings: ProcessExit[] = []
  const plan = {
    ...{ name, entry: program, env: process.env, logFile: join(folder, `${name}.log`), runDir: folder, probe: '/' },
    ...(silence && { silence }),
  }
  const instance = launchInstance(plan, name, (ending) => endings.push(ending))
  instances.push(instance)
  const unix = join(instance.folder, `${name}.sock`)
  const answeringPid = () =>
    fetch('http://process/', { unix, keepalive: false, signal: AbortSignal.timeout(200) })
      .then(async (answer) => Number(await answer.text()))
      .catch(() => undefined)
  const answers = () => eventually(answeringPid, () => `${name} answers, after ${endings.length} endings`)
  return { instance, endings, answers }
}

test('a process that runs and does not answer is ended and started again, whatever status it answers with', async () => {
  const { instance, endings, answers } = start('hung', { pauseMs: 200, questions: 5 })
  const first = await answers()
  // It answers many questions with 503, and goes on.
  await Bun.sleep(1_000)
  expect([instance.process.pid(), endings]).toEqual([first, []])
  process.kill(first, 'SIGSTOP')
  await eventually(
    () => endings.length > 0,
    () => 'the hung process is ended',
  )
  expect(await answers()).not.toBe(first)
  expect(endings).toEqual([{ name: 'hung', exitCode: null, signal: 'SIGKILL' }])
})

test('a process that hangs before its first answer is started again', async () => {
  const name = 'early'
  const program = join(folder, 'early.ts')
  const marker = join(folder, 'early.started')
  writeFileSync(
    program,
    `import { existsSync, writeFileSync } from 'node:fs'
    const isFirst = !existsSync(${JSON.stringify(marker)})
    writeFileSync(${JSON.stringify(marker)}, '')
    Bun.serve({ unix: process.env.LERNSPUR_SOCKET, fetch: () => new Response(String(process.pid)) })
    if (isFirst) process.kill(process.pid, 'SIGSTOP')`,
  )
  const { endings, answers } = start(name, { pauseMs: 200, questions: 5 }, program)
  expect(await answers()).toBeNumber()
  expect(endings).toEqual([{ name, exitCode: null, signal: 'SIGKILL' }])
})

test('a process that is silent for a moment goes on', async () => {
  const { endings, answers } = start('slow', { pauseMs: 100, questions: 30 })
  const first = await answers()
  process.kill(first, 'SIGSTOP')
  await Bun.sleep(500)
  process.kill(first, 'SIGCONT')
  expect([await answers(), endings]).toEqual([first, []])
})

test('the watch calls the path that is least work, not the one that tells what a process can do', async () => {
  const name = 'listing'
  const silence = { pauseMs: 50, questions: 30 }
  const plan = { name, entry: listing, env: process.env, logFile: join(folder, `${name}.log`), runDir: folder, silence }
  const instance = launchInstance({ ...plan, probe: '/ready', live: '/live' }, name, () => undefined)
  instances.push(instance)
  const unix = join(instance.folder, `${name}.sock`)
  const questions = () =>
    fetch('http://process/paths', { unix, keepalive: false, signal: AbortSignal.timeout(5_000) })
      .then(async (answer) => ((await answer.json()) as string[]).filter((path) => path !== '/paths'))
      .catch(() => undefined)
  let seen: string[] | undefined
  const several = await eventually(
    async () => {
      seen = await questions()
      return seen && seen.length >= 3 && seen
    },
    () => `the watch asks three times; it asked ${JSON.stringify(seen)}`,
  )
  expect([...new Set(several)]).toEqual(['/live'])
})
