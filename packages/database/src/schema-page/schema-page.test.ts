import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import { type ScratchDatabase, scratchDatabase, testSecret } from '../testing/test-server'
import { makeSchemaPages, schemaPagePath } from './make-schema-pages'

let scratch: ScratchDatabase
beforeAll(async () => {
  scratch = await scratchDatabase()
}, 60_000)
afterAll(() => scratch.drop())

test('the page of each owner says what its tables are; else `run verify --update` writes it', async () => {
  const pages = await makeSchemaPages(scratch.url, testSecret)
  for (const [owner, page] of pages) expect(await readFile(schemaPagePath(owner), 'utf8')).toBe(page)
  expect(pages.get('teacher')).toContain('| teacher | select, insert, update, delete |')
}, 60_000)
