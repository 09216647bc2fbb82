import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { metricsAnswer } from '@lernspur/service-kit/metric/reported-metrics'
import { freePort } from '../test/free-port'
import { countRestart, serveMetrics } from './serve-metrics'

let runDir: string
let server: Bun.Server<undefined>
const processes: Bun.Server<undefined>[] = []

beforeEach(() => {
  runDir = mkdtempSync(join(tmpdir(), 'lernspur-metrics-'))
  server = serveMetrics({ port: freePort(), hostname: '127.0.0.1', runDir, version: '0.2.0' })
})
afterEach(async () => {
  await Promise.all([server, ...processes.splice(0)].map((one) => one.stop(true)))
  rmSync(runDir, { recursive: true, force: true })
})

/** A process that others find by a name, with its socket in a folder of its own. */
const run = (name: string, answer: () => Response | Promise<Response>): Bun.Server<undefined> => {
  const folder = join(runDir, `of-${name}`)
  mkdirSync(folder)
  const process = Bun.serve({ unix: join(folder, 'own.sock'), fetch: answer })
  processes.push(process)
  symlinkSync(join(folder, 'own.sock'), join(runDir, `${name}.sock`))
  return process
}

const read = async (): Promise<string> => (await fetch(new URL('/metrics', server.url))).text()

test('one address answers for all processes, each with its service and version', async () => {
  run('teacher', () => metricsAnswer('teacher', '0.1.0-00000001'))
  run('teacher@0.1.0-00000002', () => metricsAnswer('teacher', '0.1.0-00000002'))
  run('gateway', () => metricsAnswer('gateway', null))
  const response = await fetch(new URL('/metrics', server.url))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
  const text = await response.text()
  for (const process of ['teacher', 'teacher@0.1.0-00000002', 'gateway'])
    expect(text).toContain(`lernspur_up{process="${process}"} 1`)
  for (const labels of ['service="start",version="0.2.0"', 'service="gateway",version="unknown"'])
    expect(text).toContain(labels)
  expect(text).toContain('service="teacher",version="0.1.0-00000001"')
  expect(text).toContain('service="teacher",version="0.1.0-00000002"')
})

test('a process that does not answer is told as such, and keeps nobody from being measured', async () => {
  run('teacher', () => metricsAnswer('teacher', '0.1.0-00000001'))
  const dead = run('identity', () => metricsAnswer('identity', null))
  expect(await read()).toContain('lernspur_up{process="identity"} 1')
  await dead.stop(true)
  const text = await read()
  expect(text).toContain('lernspur_up{process="identity"} 0')
  expect(text).toContain('lernspur_up{process="teacher"} 1')
  expect(text).not.toContain('service="identity"')
})

test('a process of a release without metrics is up, and nonsense is left out', async () => {
  run('provider', () => new Response('Not found', { status: 404 }))
  run('timetable', () => Response.json({ metrics: [{ name: 'Lea Müller', values: 1 }] }))
  const text = await read()
  expect(text).toContain('lernspur_up{process="provider"} 1')
  expect(text).toContain('lernspur_up{process="timetable"} 1')
  expect(text).not.toContain('Lea')
})

test('restarts are counted by process', async () => {
  const name = `teacher-${crypto.randomUUID()}`
  countRestart(name)
  countRestart(name)
  expect(await read()).toMatch(new RegExp(`lernspur_process_restarts_total\\{[^}]*process="${name}"\\} 2`))
})

test('there is nothing else on that port, and it takes no second one', async () => {
  for (const path of ['/', '/internal/metrics', '/api/healthcheck'])
    expect((await fetch(new URL(path, server.url))).status).toBe(404)
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  expect(() => serveMetrics({ port, hostname: '127.0.0.1', runDir, version: '0.2.0' })).toThrow('LERNSPUR_METRICS_PORT')
  other.close()
})
