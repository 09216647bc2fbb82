import { expect, test } from 'bun:test'
import { ownMetrics } from '@lernspur/service-kit/metric/reported-metrics'
import { workbook } from '../testing/tables'
import { readInWorker } from './read-in-worker'

const anna = { tenantId: 'north', userId: 'anna' }
const cleo = { tenantId: 'south', userId: 'cleo' }

const table = (rows: number) => [
  ['Fach', 'Kunst'],
  ['Kürzel', 'KU'],
  ['Farbe', '#aa3377'],
  ['Stufe', 3],
  ['Bereich', 'Symbol', 'Kompetenz'],
  ...Array.from({ length: rows }, (_, index) => ['Malen', '', `mischt Farben ${index}`]),
]
const file = (rows: number) => ({ name: 'Kunst.xlsx', bytes: workbook(table(rows)) })

test('a file that takes too long is given up, and the next one is read', async () => {
  const given = readInWorker(anna, file(4000), {}, 1)
  const next = readInWorker(anna, file(1))
  expect(given).rejects.toMatchObject({ code: 'FILE_VALIDATION_FAILED', faults: [{ reason: 'tooSlow' }] })
  expect(await next).toMatchObject({
    contents: [{ name: 'Kunst', domains: [{ competences: [{ description: 'mischt Farben 0' }] }] }],
    reading: null,
  })
})

test('too many waiting files of a person are refused, and another school waits for none of them', async () => {
  const ended: string[] = []
  const given = Promise.allSettled(
    Array.from({ length: 4 }, (_, index) => readInWorker(anna, file(1000)).finally(() => ended.push(`north ${index}`))),
  )
  await readInWorker(cleo, file(1)).then(() => ended.push('south'))
  const results = await given
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(results[3]).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS', retryAfter: 2 } })
  expect(ended.indexOf('south')).toBeLessThan(ended.indexOf('north 1'))
}, 30_000)

test('reading does not block the service', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  await readInWorker(anna, file(4900))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
}, 30_000)

test('files that are read and files that wait are counted', async () => {
  const reading = [1, 2, 3].map(() => readInWorker(anna, file(1)))
  const metrics = await ownMetrics({})
  const lengthOf = (state: string) =>
    metrics
      .find(({ name }) => name === `lernspur_queue_${state}`)
      ?.values.find(({ labels }) => labels.queue === 'imports')?.value
  expect([lengthOf('running'), lengthOf('waiting')]).toEqual([1, 2])
  await Promise.all(reading)
}, 30_000)
