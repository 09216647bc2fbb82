import { describe, expect, test } from 'bun:test'
import { emptyDraft } from '../../testing/empty-draft'
import { DraftStore } from './draft-store'

describe('while it saves', () => {
  const started = () => {
    const store = new DraftStore({ ...emptyDraft, description: 'Ausflug' }, () => undefined)
    store.change({ kind: 'all', studentIds: ['mia', 'ben'], choice: 'good' })
    return { store, saved: store.beginSave(['mia', 'ben']) }
  }

  test('what is typed about others stays', () => {
    const { store, saved } = started()
    store.change({ kind: 'child-note', studentId: 'ada', note: 'liest' })
    saved()
    const { choices, notes, description } = store.get()
    expect([[...choices], [...notes], description]).toEqual([[], [['ada', 'liest']], ''])
  })

  test('the same level for all in the next competence, and a note for all, stay', () => {
    const { store, saved } = started()
    store.change({ kind: 'competence', schoolSubjectId: 'subject', competenceId: 'next' })
    store.change({ kind: 'all', studentIds: ['mia'], choice: 'good' })
    store.change({ kind: 'note', description: 'im Garten' })
    saved()
    const { choices, description } = store.get()
    expect([[...choices], description]).toEqual([[['mia', 'good']], 'im Garten'])
  })

  test('what is corrected about a child that is being saved stays', () => {
    const { store, saved } = started()
    store.change({ kind: 'child', studentId: 'ben', choice: 'fair' })
    saved()
    expect([...store.get().choices]).toEqual([['ben', 'fair']])
  })
})

describe('while a photo is read', () => {
  const started = () => {
    const store = new DraftStore(emptyDraft, () => undefined)
    store.change({ kind: 'child', studentId: 'mia', choice: 'good' })
    const { promise, resolve } = Promise.withResolvers<Blob | null>()
    const added = store.addPhoto('mia', promise)
    const written: unknown[] = []
    const save = () => {
      const completeSave = store.beginSave(['mia'])
      store.onceRead(() => {
        written.push(store.get().photos.get('mia'))
        completeSave()
      })
    }
    const read = (photo: Blob | null) => {
      resolve(photo)
      return added
    }
    return { store, save, written, read }
  }

  test('saving waits for it once, so that it does not come to an entry of the next competence', async () => {
    const { store, save, written, read } = started()
    save()
    save()
    expect(written).toEqual([])
    store.change({ kind: 'competence', schoolSubjectId: 'subject', competenceId: 'next' })
    const photo = new Blob(['photo'])
    expect(await read(photo)).toBe(true)
    expect(written).toEqual([photo])
    expect([store.get().choices.size, store.get().photos.size]).toEqual([0, 0])
  })

  test('a file that is no picture holds up nothing', async () => {
    const { save, written, read } = started()
    save()
    expect(await read(null)).toBe(false)
    expect(written).toEqual([undefined])
  })
})
