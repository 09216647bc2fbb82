import { expect, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import { makeSchemaPages, schemaPagePath } from './write-schema-pages'

test('the page of each owner says what its tables are; else `run verify --update` writes it', async () => {
  const pages = await makeSchemaPages()
  for (const [owner, page] of pages) expect(await readFile(schemaPagePath(owner), 'utf8')).toBe(page)
  expect(pages.get('teacher')).toContain('| teacher | select, insert, update, delete |')
}, 60_000)
