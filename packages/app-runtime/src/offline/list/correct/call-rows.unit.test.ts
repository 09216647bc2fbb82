import { expect, test } from 'bun:test'
import { faultOf, rowsOf, withRows } from './call-rows'

const row = (studentId: string, level = 'good') => ({
  studentId,
  competenceId: 'reads',
  performanceLevelV2Id: level,
  observedAt: '2026-11-20',
})
const observed = { observations: [row('amira'), row('ben')] }
const typed = { shown: { schoolSubjectId: 'german' }, cells: [{ ...row('amira'), basedOn: null }] }

test('a waiting call is corrected row by row, and keeps what else it says', () => {
  expect(withRows(observed, new Map([[1, { performanceLevelV2Id: 'better' }]]))).toEqual({
    observations: [row('amira'), row('ben', 'better')],
  })
  expect(withRows(observed, new Map([[0, null]]))).toEqual({ observations: [row('ben')] })
  expect(withRows(typed, new Map([[0, { description: 'mit Hilfe' }]]))).toEqual({
    shown: { schoolSubjectId: 'german' },
    cells: [{ ...row('amira'), basedOn: null, description: 'mit Hilfe' }],
  })
})

test('a call of another kind has no rows', () => {
  expect([rowsOf({ name: 'Gruppe' }), rowsOf(null), rowsOf({ cells: 3 })]).toEqual([[], [], []])
  expect(withRows({ name: 'Gruppe' }, new Map())).toEqual({ name: 'Gruppe' })
})

test('a refusal is shown at its row', () => {
  const details = [{ path: 'observations.1.observedAt', message: 'Der Tag liegt in der Zukunft.' }]
  expect([faultOf(details, 0), faultOf(details, 1)]).toEqual([undefined, 'Der Tag liegt in der Zukunft.'])
})
