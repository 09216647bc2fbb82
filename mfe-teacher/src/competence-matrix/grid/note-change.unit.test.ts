import { expect, test } from 'bun:test'
import { CellStore } from '../cells/cell-store'
import { noteChange } from './note-change'

const today = '2026-11-20'
const newest = { id: 'entry', updatedAt: '', observedAt: today, levelId: 'level 2', isOwn: true, isLegacy: false }
const seen = { studentId: 'ben', competenceId: 'reads', levelId: 'level 2', levelDay: today, count: 1, newest }
const edit = { assessmentId: 'test', basedOn: null, state: 'sending', resolve: () => undefined } as const

test('a note keeps the level that stands there, or is on its way there', () => {
  const store = new CellStore([seen])
  store.setEdit('ada_reads', { ...edit, levelId: 'level 1' })
  store.setEdit('mia_reads', { ...edit, levelId: null, description: null })
  const noteOf = (key: string) => noteChange({ store, today, assessmentId: 'now' }, key, 'liest')
  const description = 'liest'
  expect(noteOf('ada_reads')).toEqual({ levelId: 'level 1', description, assessmentId: 'test' })
  expect(noteOf('ben_reads')).toEqual({ levelId: 'level 2', description })
  // What is taken back is not kept, and nothing stands there.
  expect(noteOf('mia_reads')).toEqual({ levelId: null, description, assessmentId: 'now' })
  expect(noteOf('zoe_reads')).toEqual({ levelId: null, description, assessmentId: 'now' })
})
