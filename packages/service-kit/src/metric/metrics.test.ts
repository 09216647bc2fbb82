import { expect, test } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { eventually } from '@lernspur/testing/eventually'
import sharp from 'sharp'
import { readPicture } from '../picture/picture'
import { drawInTurn, drawSetInTurn } from '../share/drawing-turns'
import { writeInTurn } from '../share/writing-turns'
import { colleagues, fixtureForFile } from '../testing/fixture'
import { watchProcess } from './process-metrics'
import { metricsPath, metricsText, type ReportedMetrics, readMetrics } from './reported-metrics'
import { countRequest } from './request-metrics'

const fixture = await fixtureForFile()

const read = async (service = fixture.service): Promise<ReportedMetrics> => {
  const response = await service.fetch(new Request(`http://localhost${metricsPath}`))
  const metrics = readMetrics(await response.json())
  if (!metrics) throw new Error('These are no metrics.')
  return metrics
}

/** The sum of a metric's values with these labels; a histogram is told by the name of one of its parts. */
const metricValue = async (name: string, labels: Record<string, string> = {}): Promise<number> =>
  (await read())
    .flatMap((metric) => metric.values.map((value) => ({ ...value, name: value.metricName ?? metric.name })))
    .filter((value) => value.name === name && Object.entries(labels).every(([key, one]) => value.labels[key] === one))
    .reduce((sum, { value }) => sum + value, 0)

/** How much a metric grows by some work. */
const growth = async (name: string, labels: Record<string, string>, work: () => Promise<unknown>): Promise<number> => {
  const before = await metricValue(name, labels)
  await work()
  return (await metricValue(name, labels)) - before
}

test('requests are counted by method, pattern and class of status', async () => {
  const { headers } = await fixture.signedInPerson('admin')
  const list = { method: 'GET', route: '/api/items', status: '2xx' }
  expect(await growth('lernspur_requests_total', list, () => fixture.send('GET', '/items', headers))).toBe(1)
  const refused = { method: 'GET', route: '/api/items', status: '4xx' }
  expect(
    await growth('lernspur_requests_total', refused, () => fixture.send('GET', '/items?prefix=too-long', headers)),
  ).toBe(1)
  const crash = { method: 'POST', route: '/api/crash', status: '5xx' }
  const fail = () => fixture.send('POST', '/crash', fixture.visitor(), { name: 'x' })
  expect(await growth('lernspur_requests_total', crash, fail)).toBe(1)
})

test('how long requests take is counted by method and pattern', async () => {
  const { headers } = await fixture.signedInPerson('admin')
  const labels = { method: 'GET', route: '/api/items' }
  const name = 'lernspur_request_duration_seconds'
  expect(await growth(`${name}_count`, labels, () => fixture.send('GET', '/items', headers))).toBe(1)
  expect(await growth(`${name}_bucket`, { ...labels, le: '+Inf' }, () => fixture.send('GET', '/items', headers))).toBe(
    1,
  )
  expect(await growth(`${name}_sum`, labels, () => fixture.send('GET', '/items', headers))).toBeGreaterThan(0)
})

test('a label never has what a client sent: no path, no name, no method of its own', async () => {
  const { headers } = await fixture.signedInPerson('admin')
  await fixture.send('GET', '/items/lea-mueller/file', headers)
  await fixture.send('GET', '/lea-mueller', headers)
  countRequest({ method: 'LEA', route: 'unknown', status: 404, duration: 1 })
  const text = await metricsText([await read()])
  expect(text).not.toMatch(/lea-mueller|"lea"/i)
  expect(text).toContain('method="other"')
})

test('whoever reads the metrics is not counted', async () => {
  await read()
  expect(await metricsText([await read()])).not.toContain('/internal')
})

test('connections that work and callers that wait for one are counted', async () => {
  const db = connect(fixture.config.databaseUrl, { name: 'busy', max: 1 })
  fixture.open({ db })
  const max = { pool: 'transaction' }
  const free = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const inUse = await metricValue('lernspur_pool_connections_in_use', max)
  const waiting = await metricValue('lernspur_pool_waiting', max)
  expect(await metricValue('lernspur_pool_connections_max', max)).toBeGreaterThanOrEqual(1)
  const first = writeDirectory(db, async () => {
    started.resolve()
    await free.promise
  })
  await started.promise
  const second = writeDirectory(db, async () => undefined)
  expect(await metricValue('lernspur_pool_connections_in_use', max)).toBe(inUse + 1)
  expect(await metricValue('lernspur_pool_waiting', max)).toBe(waiting + 1)
  free.resolve()
  await Promise.all([first, second])
  expect(await metricValue('lernspur_pool_connections_in_use', max)).toBe(inUse)
  await db.end()
})

test('single queries beyond the connections are counted as waiting', async () => {
  const db = connect(fixture.config.databaseUrl, { name: 'queries', max: 1 })
  fixture.open({ db })
  const [inUse, waiting] = [
    await metricValue('lernspur_pool_connections_in_use', { pool: 'query' }),
    await metricValue('lernspur_pool_waiting', { pool: 'query' }),
  ]
  // The connection of the first is held until the owner lets go of the lock.
  const lock = 4_711
  const release = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = writeDirectory(fixture.owner, async (tx) => {
    await tx`select pg_advisory_xact_lock(${lock})`
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const queries = [1, 2, 3].map(() => db`select pg_advisory_lock(${lock}), pg_advisory_unlock(${lock})`.then(() => 0))
  await eventually(
    async () => (await metricValue('lernspur_pool_waiting', { pool: 'query' })) === waiting + 2,
    () => 'two statements wait for a connection',
  )
  expect(await metricValue('lernspur_pool_connections_in_use', { pool: 'query' })).toBe(inUse + 1)
  release.resolve()
  await Promise.all([holding, ...queries])
  await db.end()
})

test('whether the service can write is told', async () => {
  fixture.open()
  expect(await metricValue('lernspur_database_writable')).toBe(1)
  const db = connect('postgres://nobody@127.0.0.1:1/none', { name: 'gone', max: 1 })
  fixture.open({ db })
  expect(await metricValue('lernspur_database_writable')).toBe(0)
  fixture.open()
  await db.end({ timeout: 0 })
})

test('work that is done and work that waits is counted by queue', async () => {
  const { school, admin } = await colleagues(fixture)
  const actor = { tenantId: school.tenantId, userId: admin.userId }
  const call = { actor } as unknown as Parameters<typeof drawInTurn>[0]
  const never = new AbortController()
  const jobs = {
    documents: (work: () => Promise<void>) => drawInTurn(call, work),
    'report-sets': (work: () => Promise<void>) => drawSetInTurn(call, work, never.signal),
    files: (work: () => Promise<void>) => writeInTurn(call, work),
  }
  for (const [queue, run] of Object.entries(jobs)) {
    const end = Promise.withResolvers<void>()
    const work = () => end.promise
    const before = await metricValue('lernspur_queue_running', { queue })
    const running = [run(work), run(work), run(work)]
    expect([queue, await metricValue('lernspur_queue_running', { queue })]).toEqual([queue, before + 1])
    expect([queue, await metricValue('lernspur_queue_waiting', { queue })]).toEqual([queue, 2])
    end.resolve()
    await Promise.all(running)
    expect([queue, await metricValue('lernspur_queue_waiting', { queue })]).toEqual([queue, 0])
  }
})

test('pictures that are decoded and pictures that wait are counted', async () => {
  const bytes = new Uint8Array(
    await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )
  const requester = { tenantId: crypto.randomUUID(), userId: crypto.randomUUID() }
  const reading = [1, 2, 3].map(() => readPicture(requester, { bytes }))
  const [running, waiting] = await Promise.all([
    metricValue('lernspur_queue_running', { queue: 'pictures' }),
    metricValue('lernspur_queue_waiting', { queue: 'pictures' }),
  ])
  expect([running, waiting]).toEqual([1, 2])
  await Promise.all(reading)
  expect(await metricValue('lernspur_queue_running', { queue: 'pictures' })).toBe(0)
})

test('how late timers are is seen while something blocks the process', async () => {
  watchProcess()
  const late = 'lernspur_event_loop_lag_seconds_sum'
  const before = await metricValue(late)
  await eventually(
    async () => {
      const end = performance.now() + 600
      while (performance.now() < end);
      await Bun.sleep(0)
      return (await metricValue(late)) - before > 0.25
    },
    () => 'the lag is counted',
  )
  expect(await metricValue('lernspur_event_loop_lag_seconds_count')).toBeGreaterThan(0)
})

test('memory, processor and start of the process are told', async () => {
  const before = await metricValue('lernspur_process_cpu_seconds_total')
  await eventually(
    async () => (await metricValue('lernspur_process_cpu_seconds_total')) > before,
    () => 'computing time is counted',
  )
  const memory = await metricValue('lernspur_process_memory_bytes')
  const more = new Uint8Array(300_000_000).fill(1)
  expect((await metricValue('lernspur_process_memory_bytes')) - memory).toBeGreaterThan(more.length / 3)
  const started = await metricValue('lernspur_process_start_time_seconds')
  expect(Math.abs(started - (Date.now() / 1_000 - process.uptime()))).toBeLessThan(5)
})

test('each value names service and version, and parts of several processes are one text', async () => {
  const metrics = await read()
  const labels = metrics.flatMap(({ values }) => values.map((value) => value.labels))
  expect(new Set(labels.map(({ service }) => service))).toEqual(new Set(['school-admin']))
  expect(labels.every(({ version }) => version !== undefined && version !== '')).toBe(true)
  const other = metrics.map((metric) => ({
    ...metric,
    values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, service: 'teacher' } })),
  }))
  const text = await metricsText([metrics, other])
  expect(text.match(/^# TYPE lernspur_process_memory_bytes gauge$/gm)).toHaveLength(1)
  expect(text).toMatch(/^lernspur_process_memory_bytes\{service="teacher",.+\} \d/m)
  expect(text).toMatch(/^lernspur_process_memory_bytes\{service="school-admin",.+\} \d/m)
})

test('what is no metric of ours is not read', () => {
  expect(
    readMetrics({ metrics: [{ name: 'lea', help: '', type: 'gauge', aggregator: 'sum', values: [] }] }),
  ).toBeUndefined()
  expect(readMetrics('404')).toBeUndefined()
})
