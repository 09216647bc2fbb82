import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainText, withSource } from './type-faults'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-type-faults-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('an error of type has the line that it is about below it; what names none stays as it is', () => {
  writeFileSync(join(folder, 'start.tsx'), 'export const one = 1\nexport const two: string = one\n')
  const error = "start.tsx(2,14): error TS2322: Type 'number' is not assignable to type 'string'."
  const others = ['mfe-garden has errors of type:', 'gone.tsx(1,1): error TS1: It is gone.', '… and 3 lines more']
  expect(withSource([others[0], error, ...others.slice(1)].join('\n'), folder).split('\n')).toEqual([
    others[0] ?? '',
    error,
    '  2 | export const two: string = one',
    ...others.slice(1),
  ])
})

test('a message has no colours of a terminal', () => {
  expect(plainText('\u001b[31mNo.\u001b[0m\n')).toBe('No.')
})
