import { expect, test } from 'bun:test'
import { filterOf, viewOf, withFilter } from './statistics-filter'

const address = (text: string) => new URLSearchParams(text)

test('a view takes from the address what it can be narrowed by, the rest waits for another view', () => {
  const search = address('view=development&subject=s1&term=t1&child=c1&method=allEntries')
  expect(viewOf(search)).toBe('development')
  expect(filterOf(search, 'development')).toEqual({
    schoolSubjectId: 's1',
    studentId: 'c1',
    calculationMethod: 'allEntries',
  })
  expect(filterOf(search, 'coverage')).toEqual({ schoolSubjectId: 's1', schoolTermId: 't1', studentId: 'c1' })
})

test('an unknown view is the first one, and an unknown method the usual one', () => {
  expect(viewOf(address('view=ranking'))).toBe('levels')
  expect(filterOf(address('method=best'), 'levels')).toEqual({})
})

test('another term drops the assessment, which belongs to the former one', () => {
  expect(withFilter(address('term=t1&assessment=a1'), 'term', 't2').toString()).toBe('term=t2')
  expect(withFilter(address('subject=s1'), 'subject', '').toString()).toBe('')
})
