import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryEntries } from './temporary-entries'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-temporary-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('of a temporary folder, what the product made is named, and nothing else', () => {
  for (const name of ['lernspur-b', 'lernspur-a', 'other']) mkdirSync(join(folder, name))
  expect(temporaryEntries(folder)).toEqual(['lernspur-a', 'lernspur-b'])
})
