import { expect, test } from 'bun:test'
import { emptyRight, withSubject } from './right-draft'

test('a subject is shared once, and can be taken back', () => {
  const shared = withSubject(withSubject(emptyRight, 'a', true), 'a', true)
  expect(shared.schoolSubjectIds).toEqual(['a'])
  expect(withSubject(shared, 'b', true).schoolSubjectIds).toEqual(['a', 'b'])
  expect(withSubject(shared, 'a', false)).toEqual(emptyRight)
})
