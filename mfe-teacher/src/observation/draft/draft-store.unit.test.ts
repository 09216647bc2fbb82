import { describe, expect, test } from 'bun:test'
import { emptyDraft } from '../../testing/empty-draft'
import { DraftStore } from './draft-store'

describe('while it saves', () => {
  const begun = () => {
    const store = new DraftStore({ ...emptyDraft, description: 'Ausflug' }, () => undefined)
    store.change({ kind: 'all', studentIds: ['mia', 'ben'], choice: 'good' })
    return { store, saved: store.beginSave(['mia', 'ben']) }
  }

  test('what is typed about others stays', () => {
    const { store, saved } = begun()
    store.change({ kind: 'child-note', studentId: 'ada', note: 'liest' })
    saved()
    const { choices, notes, description } = store.get()
    expect([[...choices], [...notes], description]).toEqual([[], [['ada', 'liest']], ''])
  })

  test('the same level for all in the next competence, and a note for all, stay', () => {
    const { store, saved } = begun()
    store.change({ kind: 'competence', schoolSubjectId: 'subject', competenceId: 'next' })
    store.change({ kind: 'all', studentIds: ['mia'], choice: 'good' })
    store.change({ kind: 'note', description: 'im Garten' })
    saved()
    const { choices, description } = store.get()
    expect([[...choices], description]).toEqual([[['mia', 'good']], 'im Garten'])
  })

  test('what is corrected about a child that is being saved stays', () => {
    const { store, saved } = begun()
    store.change({ kind: 'child', studentId: 'ben', choice: 'fair' })
    saved()
    expect([...store.get().choices]).toEqual([['ben', 'fair']])
  })
})
