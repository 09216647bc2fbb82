import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '@lernspur/testing/eventually'
import { type ManagedProcess, manageProcess } from './managed-process'

/** Far more than the 256 requests that Bun's `fetch` makes at the same time unless it is told otherwise. */
const streamCount = 2_000
const streamPath = '/api/classes/1/skill-cells/events'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-streams-'))
const logFile = join(folder, 'gateway.log')
let gateway: ManagedProcess
let url: URL

beforeAll(async () => {
  const entry = join(import.meta.dirname, 'testing/streaming-gateway.ts')
  const { BUN_CONFIG_MAX_HTTP_REQUESTS: _own, ...env } = process.env
  gateway = manageProcess({ name: 'gateway', entry, env, logFile }, () => undefined)
  const printed = () => /^http:\S+$/m.exec(readFileSync(logFile, 'utf8'))?.[0]
  url = new URL(await eventually(printed, () => 'the gateway prints its address'))
}, 60_000)

afterAll(async () => {
  await gateway.stop(1_000)
  rmSync(folder, { recursive: true, force: true })
})

/** Opens a stream over a socket of its own, because `fetch` in this process has the same limit; resolves at its first event. */
const openStream = async () => {
  const firstEvent = Promise.withResolvers<void>()
  let received = ''
  const socket = await Bun.connect({
    hostname: url.hostname,
    port: Number(url.port),
    socket: {
      data: (_, bytes) => {
        received += bytes.toString()
        if (received.includes('data: open')) firstEvent.resolve()
      },
      close: () => firstEvent.reject(new Error(`The stream was closed: ${received}`)),
    },
  })
  socket.write(`GET ${streamPath} HTTP/1.1\r\nhost: ${url.host}\r\naccept: text/event-stream\r\n\r\n`)
  const late = setTimeout(() => firstEvent.reject(new Error(`No event in a minute: ${received}`)), 60_000)
  await firstEvent.promise
  clearTimeout(late)
  return socket
}

const call = (path: string, init?: RequestInit) =>
  fetch(new URL(path, url), { ...init, headers: { accept: 'application/json' } })

test('short calls, uploads and pictures are answered while more streams are open than Bun allows by itself', async () => {
  const streams: Awaited<ReturnType<typeof openStream>>[] = []
  // In groups: thousands of browsers do not connect at the same instant.
  while (streams.length < streamCount)
    streams.push(...(await Promise.all(Array.from({ length: 50 }, () => openStream()))))
  const list = await call('/api/observations-v2')
  expect([list.status, await list.json()]).toEqual([200, { bytes: 0 }])
  const created = await call('/api/observations-v2', { method: 'POST', body: '{}' })
  expect(await created.json()).toEqual({ bytes: 2 })
  const photo = await call('/api/observations-v2/1/photos', { method: 'POST', body: new Uint8Array(1_000_000) })
  expect(await photo.json()).toEqual({ bytes: 1_000_000 })
  const picture = await call('/api/observation-photos/1/picture')
  expect((await picture.bytes()).length).toBe(300_000)
  expect(streams.filter(({ readyState }) => readyState === 1)).toHaveLength(streamCount)
  for (const stream of streams) stream.end()
}, 120_000)
