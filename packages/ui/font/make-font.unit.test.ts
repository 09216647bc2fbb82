import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { fileOf, makeFont, parts } from './make-font'

test.each(parts)('the file of %s is what is made of the package', async (part) => {
  const stored = await Bun.file(join(import.meta.dir, '../src/font', fileOf(part))).bytes()
  expect(Bun.hash(await makeFont(part))).toBe(Bun.hash(stored))
})
