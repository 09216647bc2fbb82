import { afterAll, beforeAll, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { socketPath } from '../process/config'

let database: TestDatabase
let runDir: string
let unix: string
const processes: ReturnType<typeof launch>[] = []

beforeAll(async () => {
  database = await testDatabase()
  runDir = await mkdtemp(join(tmpdir(), 'kit-'))
  unix = socketPath(runDir, 'school-admin')
})
afterAll(async () => {
  for (const one of processes) one.kill('SIGKILL')
  await database.close()
  await rm(runDir, { recursive: true })
})

const launch = (env: Record<string, string> = {}) =>
  Bun.spawn([process.execPath, join(import.meta.dirname, '../testing/item-server.ts')], {
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      ...process.env,
      LERNSPUR_MODE: 'demo',
      LERNSPUR_SECRET: database.secret,
      LERNSPUR_PUBLIC_URL: 'http://localhost',
      LERNSPUR_RUN: runDir,
      LERNSPUR_DATA: runDir,
      LERNSPUR_DATABASE_URL: database.urlFor('school-admin'),
      ...env,
    },
  })

const ask = (path: string): Promise<Response> => fetch(`http://localhost${path}`, { unix })

const isReady = async (): Promise<boolean> => {
  try {
    return (await ask('/internal/health')).ok
  } catch {
    return false
  }
}

/** A running process; killed at the end of the tests at the latest. */
const running = async () => {
  const one = launch()
  processes.push(one)
  while (!(await isReady())) {
    if (one.exitCode !== null) throw new Error(await new Response(one.stderr).text())
    await Bun.sleep(20)
  }
  return one
}

/** How a process ended that did not start. */
const failed = async (env?: Record<string, string>): Promise<{ code: number; output: string }> => {
  const one = launch(env)
  processes.push(one)
  return { code: await one.exited, output: await new Response(one.stderr).text() }
}

test('a process that cannot start reports why in one sentence', async () => {
  expect(await failed({ LERNSPUR_SECRET: 'short' })).toEqual({
    code: 1,
    output: 'LERNSPUR_SECRET must be 64 hexadecimal characters.\n',
  })
})

test('one process serves a socket, a second one does not replace it', async () => {
  const first = await running()
  const { code, output: message } = await failed()
  expect(code).toBe(1)
  expect(message).toBe(`Another process already listens on ${unix}.\n`)
  expect(await isReady()).toBe(true)
  first.kill('SIGTERM')
  expect(await first.exited).toBe(0)
})

test('the socket of a killed process is replaced', async () => {
  const first = await running()
  first.kill('SIGKILL')
  await first.exited
  expect(existsSync(unix)).toBe(true)
  const second = await running()
  second.kill('SIGTERM')
  expect(await second.exited).toBe(0)
  expect(existsSync(unix)).toBe(false)
})

test('running requests finish before the process ends', async () => {
  const one = await running()
  const slow = ask('/api/slow')
  await Bun.sleep(300)
  one.kill('SIGTERM')
  expect(await (await slow).json()).toEqual({ success: true })
  expect(await one.exited).toBe(0)
  expect(await isReady()).toBe(false)
})

/** Sends a request verbatim and returns the first bytes of the response. */
const askRaw = async (head: string): Promise<string> => {
  const answer = Promise.withResolvers<string>()
  const socket = await Bun.connect({
    unix,
    socket: { data: (_socket, data) => answer.resolve(data.toString()) },
  })
  socket.write(`${head}\r\n\r\n`)
  const text = await answer.promise
  socket.end()
  return text
}

test('a request whose host is none is answered with the envelope, without a line of source code', async () => {
  const one = await running()
  const answer = await askRaw('GET /api/slow HTTP/1.1\r\nhost: a, b')
  const [head, body] = answer.split('\r\n\r\n')
  expect(head?.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
  expect(JSON.parse(body ?? '')).toMatchObject({ success: false, error: 'INVALID_PARAMETERS' })
  one.kill('SIGTERM')
  expect(await one.exited).toBe(0)
})

test('standard output is JSON, one line for each request', async () => {
  const one = await running()
  await ask('/api/slow')
  one.kill('SIGTERM')
  await one.exited
  const lines = (await new Response(one.stdout).text()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).route)).toEqual(['/api/slow'])
})
