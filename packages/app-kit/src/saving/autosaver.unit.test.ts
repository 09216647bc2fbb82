import { describe, expect, test } from 'bun:test'
import { type DraftChange, type DraftClash, draftChanges, type StoredDraft } from '../drafts/draft-changes'
import { Autosaver, type SaverOptions } from './autosaver'

interface Room {
  readonly name: string
  readonly floor?: number
}

class StaleError extends Error {}

type Options = SaverOptions<StoredDraft<Room>, DraftChange<Room>, DraftClash<Room>>

const createSaver = (over: Partial<Options> = {}) => {
  const saved: Room[] = []
  const answers: { succeed(): void; fail(error?: Error): void }[] = []
  const page = { held: 0, settled: 0 }
  const saver = new Autosaver<StoredDraft<Room>, DraftChange<Room>, DraftClash<Room>>({
    stored: { draft: { name: '' }, updatedAt: '1' },
    changes: draftChanges<Room>(),
    isSendable: (change) => change?.draft.name !== '',
    conflictBy: (error) => (error instanceof StaleError ? 'Jonas Berg' : undefined),
    isPassing: () => false,
    hold: () => {
      page.held += 1
      return () => {
        page.held -= 1
      }
    },
    settled: () => {
      page.settled += 1
    },
    send: (change, { draft, updatedAt }) =>
      new Promise((resolve, reject) => {
        const next = change?.draft ?? draft
        saved.push(next)
        answers.push({
          succeed: () => resolve({ draft: next, updatedAt: String(Number(updatedAt) + 1) }),
          fail: (error = new Error('offline')) => reject(error),
        })
      }),
    ...over,
  })
  const write = (name: string, floor?: number) =>
    saver.change({ draft: { name, ...(floor !== undefined && { floor }) } })
  return { saver, saved, answers, page, write }
}

describe('a draft', () => {
  test('is saved once, in its latest state, and counts as saving until then', async () => {
    const { saver, saved, answers, page, write } = createSaver()
    write('3')
    write('3a')
    expect(page.held).toBe(1)
    const flushed = saver.flush()
    answers[0]?.succeed()
    expect(await flushed).toBe(true)
    expect(saved).toEqual([{ name: '3a' }])
    expect(page.held).toBe(0)
    await saver.flush()
    expect(saved).toHaveLength(1)
  })

  test('that changes while saving is saved again, never concurrently', async () => {
    const { saver, saved, answers, write } = createSaver()
    write('3a')
    const flushed = saver.flush()
    write('3b')
    write('3c')
    expect(saved).toEqual([{ name: '3a' }])
    answers[0]?.succeed()
    await Bun.sleep(0)
    answers[1]?.succeed()
    await flushed
    expect(saved).toEqual([{ name: '3a' }, { name: '3c' }])
  })

  test('that is invalid is not sent', async () => {
    const { saver, saved, page, write } = createSaver()
    write('3a')
    write('')
    expect(await saver.flush()).toBe(false)
    expect([saved, page.held, saver.snapshot().state.kind]).toEqual([[], 0, 'held'])
  })

  test('is unsaved from the first keystroke until it is stored or discarded', async () => {
    const { saver, answers, write } = createSaver()
    const open = [saver.isOpen]
    write('3a')
    const flushed = saver.flush()
    open.push(saver.isOpen)
    answers[0]?.succeed()
    await flushed
    open.push(saver.isOpen)
    write('')
    open.push(saver.isOpen)
    saver.accept()
    expect([...open, saver.isOpen]).toEqual([false, true, false, true, false])
  })

  test('is not unsaved once the input is reverted', () => {
    const { saver, write } = createSaver({ isSendable: () => false })
    write('3a')
    write('')
    expect(saver.isOpen).toBe(false)
  })

  test('is retried after a failed save', async () => {
    const { saver, saved, answers, write } = createSaver()
    write('3a')
    const first = saver.flush()
    answers[0]?.fail()
    expect(await first).toBe(false)
    expect(saver.snapshot()).toMatchObject({ current: { draft: { name: '3a' } }, state: { kind: 'failed' } })
    const second = saver.flush()
    answers[1]?.succeed()
    expect(await second).toBe(true)
    expect(saved).toEqual([{ name: '3a' }, { name: '3a' }])
  })
})

describe('a draft that another user has saved meanwhile', () => {
  const theirs = { draft: { name: '3b', floor: 1 }, updatedAt: '7' }
  const clashing = async (mine: Room) => {
    const bench = createSaver({
      stored: { draft: { name: '3', floor: 1 }, updatedAt: '1' },
      reread: async () => theirs,
    })
    bench.write(mine.name, mine.floor)
    const flushed = bench.saver.flush()
    bench.answers[0]?.fail(new StaleError())
    await flushed
    return bench
  }

  test('overwrites the other version only on the user’s decision', async () => {
    const { saver, saved, answers, page } = await clashing({ name: '3a', floor: 1 })
    expect(saver.snapshot()).toMatchObject({
      current: { draft: { name: '3a' } },
      state: { kind: 'conflict', who: 'Jonas Berg', clash: { theirs: { name: '3b' } } },
    })
    expect([await saver.flush(), saved.length, page.held]).toEqual([false, 1, 0])
    saver.resolveConflict('mine')
    answers[1]?.succeed()
    expect(await saver.flush()).toBe(true)
    expect(saver.snapshot().current).toEqual({ draft: { name: '3a', floor: 1 }, updatedAt: '8' })
  })

  test('is replaced if the user chooses the other version', async () => {
    const { saver, saved, page } = await clashing({ name: '3a', floor: 1 })
    saver.resolveConflict('theirs')
    expect(await saver.flush()).toBe(true)
    expect(saver.snapshot()).toEqual({ current: theirs, state: { kind: 'clean' } })
    expect([saved.length, page.settled]).toEqual([1, 1])
  })

  test('keeps the other user’s changes to fields that were not edited here', async () => {
    const { saver } = await clashing({ name: '3', floor: 2 })
    expect(saver.snapshot().current.draft).toEqual({ name: '3b', floor: 2 })
    expect(saver.snapshot().state.kind).toBe('conflict')
  })

  test('is no conflict if both saved the same', async () => {
    const { saver } = await clashing({ name: '3b', floor: 1 })
    expect(saver.snapshot().state.kind).toBe('clean')
  })
})

describe('a newer state that was read while something is unsaved', () => {
  const read = (name: string, floor: number) => ({ draft: { name, floor }, updatedAt: '7' })
  const unsaved = (name: string, floor: number) => {
    const bench = createSaver({ stored: { draft: { name: '3', floor: 1 }, updatedAt: '1' } })
    bench.write(name, floor)
    return bench
  }

  test('is left to the user where both have changed the same, and nothing is sent before', async () => {
    const { saver, saved, page } = unsaved('3a', 1)
    saver.meet(read('3b', 1))
    expect(saver.snapshot()).toMatchObject({
      current: { draft: { name: '3a' } },
      state: { kind: 'conflict', clash: { theirs: { name: '3b' } } },
    })
    expect([await saver.flush(), saved.length, page.held]).toEqual([false, 0, 0])
  })

  test('waits for the answer of a change that is being sent', async () => {
    const { saver, answers } = unsaved('3a', 1)
    const flushed = saver.flush()
    saver.meet(read('3b', 1))
    expect(saver.snapshot()).toMatchObject({ current: { draft: { name: '3a' } }, state: { kind: 'saving' } })
    answers[0]?.succeed()
    expect(await flushed).toBe(true)
  })

  test('replaces what is shown if it is the same', () => {
    const { saver, page } = unsaved('3a', 1)
    saver.meet(read('3a', 1))
    expect([saver.snapshot().state.kind, page.held]).toEqual(['clean', 0])
  })
})
