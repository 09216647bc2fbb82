import { expect, test } from 'bun:test'
import { Problem } from '../console/problem'
import { specsNamed } from './named-specs'

test('a word names every spec whose path contains it, each once', () => {
  expect(specsNamed(['teacher/conflict', 'teacher/conflict.e2e'])).toEqual(['src/spec/teacher/conflict.e2e.ts'])
  expect(specsNamed(['teacher/report/']).length).toBeGreaterThan(1)
})

test('a word that names none is answered by a sentence', () => {
  expect(() => specsNamed(['conflict', 'no-such-spec'])).toThrow(Problem)
  expect(() => specsNamed(['no-such-spec'])).toThrow(
    'No browser spec below packages/e2e/src/spec is named “no-such-spec”.',
  )
})
