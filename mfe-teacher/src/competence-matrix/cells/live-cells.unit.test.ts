import { expect, test } from 'bun:test'
import type { CompetenceCell } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import { parseCellKey } from './cell-key'
import { CellStore } from './cell-store'
import { LiveCells } from './live-cells'

const cell = (key: string, updatedAt: string | null): CompetenceCell => ({
  ...parseCellKey(key),
  levelId: updatedAt && 'l1',
  levelDay: updatedAt && '2026-11-20',
  count: updatedAt ? 1 : 0,
  newest: updatedAt
    ? { id: 'e1', updatedAt, observedAt: '2026-11-20', levelId: 'l1', isOwn: true, isLegacy: false }
    : null,
})

/** Cells on a screen, the reads that it makes, and how it shows a cell. */
const screen = (known: readonly CompetenceCell[], answer: (pairs: readonly string[]) => readonly CompetenceCell[]) => {
  const store = new CellStore(known)
  const reads: (readonly string[] | 'all')[] = []
  const isRead = Promise.withResolvers<void>()
  const live = new LiveCells(store, {
    some: async (pairs) => {
      reads.push(pairs)
      isRead.resolve()
      return answer(pairs)
    },
    all: async () => {
      reads.push('all')
      isRead.resolve()
      return []
    },
  })
  return { live, reads, isRead: isRead.promise, shows: (key: string) => store.get(key).cell }
}

test('of a read that differs, the cells that differ are read anew, and none of it is taken as it is', async () => {
  const known = ['mia_reads', 'ben_reads', 'eva_reads'].map((key) => cell(key, 'u2'))
  const { live, reads, isRead, shows } = screen(known, (pairs) => pairs.map((key) => cell(key, 'u3')))
  live.compare([cell('mia_reads', 'u1'), cell('ben_reads', 'u2'), cell('mia_writes', 'u2')])
  expect(shows('mia_reads')?.newest?.updatedAt).toBe('u2')
  await isRead
  expect(reads).toEqual([['mia_reads', 'eva_reads', 'mia_writes']])
  live.stop()
})

test('a read that says what is known, with empty cells left out, is the end of it', async () => {
  const { live, reads, isRead } = screen([cell('mia_reads', 'u2'), cell('ben_reads', null)], (pairs) =>
    pairs.map((key) => cell(key, 'u2')),
  )
  live.compare([cell('mia_reads', 'u2')])
  // What is heard next shows that nothing was wanted before.
  live.receive('ben_reads')
  await isRead
  expect(reads).toEqual([['ben_reads']])
  live.stop()
})

test('what a colleague has changed is drawn at once, what is known already once the typist looks up', async () => {
  const known = ['mia_reads', 'ben_reads'].map((key) => cell(key, 'u1'))
  const drawn: string[] = []
  const later: (() => void)[] = []
  const store = new CellStore(known, (work) => later.push(work))
  for (const child of ['mia', 'ben']) store.subscribeToRow(child, () => drawn.push(child))
  const isRead = Promise.withResolvers<void>()
  const live = new LiveCells(store, {
    some: async () => {
      setTimeout(isRead.resolve)
      return [cell('mia_reads', 'u1'), cell('ben_reads', 'u2')]
    },
    all: async () => [],
  })
  live.receive('mia_reads ben_reads')
  await isRead.promise
  expect(drawn).toEqual(['ben'])
  for (const work of later) work()
  expect(drawn).toEqual(['ben', 'mia'])
  live.stop()
})
