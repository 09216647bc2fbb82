import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countStacks, stackCountPath } from './stack-count'

const folder = mkdtempSync(join(tmpdir(), 'stacks-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('counts one stack until the supervisor says more, and follows within a second', () => {
  let time = 0
  const count = countStacks(folder, () => time)
  expect(count()).toBe(1)
  writeFileSync(stackCountPath(folder), '2\n')
  expect(count()).toBe(1)
  time = 1_000
  expect(count()).toBe(2)
  writeFileSync(stackCountPath(folder), 'nonsense')
  time = 2_000
  expect(count()).toBe(1)
})
