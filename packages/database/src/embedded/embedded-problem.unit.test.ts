import { expect, test } from 'bun:test'
import { DatabaseProblem } from '../database-problem'
import { toEmbeddedProblem } from './embedded-problem'

const roomy = () => Promise.resolve(10 ** 12)
const full = () => Promise.resolve(12_288)
const failure = (code: string, cause?: unknown) => Object.assign(new Error(`It says ${code}.`, { cause }), { code })
const summarize = async (error: unknown, room = roomy) => String(await toEmbeddedProblem(error, '/srv/data', room))

test('a full disk is named, whatever failed for it', async () => {
  const sentence =
    'DatabaseProblem: The disk of the data folder /srv/data is full; make room there or set LERNSPUR_DATA to a folder on another disk.'
  const migration = new DatabaseProblem('migration', 'The migration one failed.', { cause: failure('53100') })
  for (const error of [failure('53100'), failure('ENOSPC'), migration]) expect(await summarize(error)).toBe(sentence)
  // The server ended because it could not write, and its client lost it.
  const lost = new DatabaseProblem('unreachable', 'The database at DATABASE_URL does not answer.')
  const setUp = new DatabaseProblem('data-folder', 'The database could not be set up.')
  for (const error of [lost, setUp, failure('CONNECTION_CLOSED')]) expect(await summarize(error, full)).toBe(sentence)
})

test('a server that does not answer is not looked for at an address that nobody has set', async () => {
  const lost = new DatabaseProblem('unreachable', 'The database at DATABASE_URL does not answer.')
  const sentence = 'The built-in database does not answer (see /srv/data/postgres/cluster/log).'
  for (const error of [lost, failure('ECONNREFUSED')])
    expect(await summarize(error)).toBe(`DatabaseProblem: ${sentence}`)
})

test('what has another reason keeps its words', async () => {
  const other = new DatabaseProblem('migration', 'The migration one was changed.')
  expect(await toEmbeddedProblem(other, '/srv/data', full)).toBe(other)
  const fault = new TypeError('A mistake.')
  expect(await toEmbeddedProblem(fault, '/srv/data', full)).toBe(fault)
})
