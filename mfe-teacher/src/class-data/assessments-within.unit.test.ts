import { expect, test } from 'bun:test'
import { assessmentsWithin } from './assessments-within'

const spans = [
  { id: 'first', start: '2026-08-01', end: '2027-01-31' },
  { id: 'second', start: '2027-02-01', end: '2027-07-31' },
  { id: 'year', start: '2026-08-01', end: '2027-07-31' },
  { id: 'former', start: '2025-08-01', end: '2026-07-31' },
]
const assessments = ['first', 'second', 'earlier', null].map((schoolTermId) => ({ schoolTermId }))
const termsOf = (spanId: string | null) =>
  assessmentsWithin(assessments, spans, spanId).map(({ schoolTermId }) => schoolTermId)

test('a term has its assessments, a year those of its terms, and no span all', () => {
  expect(termsOf('second')).toEqual(['second'])
  expect(termsOf('year')).toEqual(['first', 'second'])
  expect(termsOf('former')).toEqual([])
  expect(termsOf(null)).toEqual(['first', 'second', 'earlier', null])
})
