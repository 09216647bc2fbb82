import { expect, test } from 'bun:test'
import { workbook } from '../testing/tables'
import { readInWorker } from './read-in-worker'

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
  const given = readInWorker(file(4000), {}, 1)
  const next = readInWorker(file(1))
  expect(given).rejects.toMatchObject({ code: 'FILE_VALIDATION_FAILED', faults: [{ reason: 'tooSlow' }] })
  expect(await next).toMatchObject({
    contents: [{ name: 'Kunst', domains: [{ competences: [{ description: 'mischt Farben 0' }] }] }],
    reading: null,
  })
})

test('files are read one after the other, and too many waiting are refused', async () => {
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => readInWorker(file(1))))
  expect(results.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected'])
  expect(results[5]).toMatchObject({ reason: { status: 503, retryAfter: 1 } })
  expect((await readInWorker(file(1))).contents).toHaveLength(1)
})

test('reading does not block the service', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  await readInWorker(file(4900))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
})
