import { expect, test } from 'bun:test'
import { Autosaver } from '@lernspur/app-kit/saving/autosaver'
import { mergedText, mergeRows } from './line-merge'
import type { ReportSection, SectionChange } from './section'
import { type SectionConflict, sectionChanges } from './section-changes'

class StaleError extends Error {}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** A part of a report on the server, which refuses what is based on an outdated state; some answers are lost. */
const makeServer = (isLost: () => boolean) => {
  let stored: ReportSection = { comment: '', status: 'inProgress', domains: [], updatedAt: '0' }
  const acknowledged = new Set<string>()
  const saver = () =>
    new Autosaver<ReportSection, SectionChange, SectionConflict>({
      stored,
      changes: sectionChanges,
      send: async ({ comment = stored.comment }, { updatedAt }) => {
        await Promise.resolve()
        if (updatedAt !== stored.updatedAt) throw new StaleError()
        stored = { ...stored, comment, updatedAt: `${Number(updatedAt) + 1}` }
        const answer = stored
        if (isLost()) throw new Error('The answer was lost.')
        for (const word of wordsOf(comment)) acknowledged.add(word)
        return answer
      },
      reread: async () => stored,
      conflictBy: (error) => (error instanceof StaleError ? '' : undefined),
      isPassing: () => false,
      isSendable: () => true,
      settled: () => {},
      hold: () => () => {},
    })
  return { saver, acknowledged, text: () => stored.comment }
}

test('two editors of one remark lose no acknowledged word in 200 random steps, with lost answers and conflicts', async () => {
  let seed = 20261122
  const dice = () => {
    seed = (seed * 48271) % 2147483647
    return seed / 2147483647
  }
  const server = makeServer(() => dice() < 0.1)
  const writers = [server.saver(), server.saver()]
  let conflicts = 0
  /** Joins both texts, as who meets a conflict may do. */
  const join = (writer: (typeof writers)[number]) => {
    const { current: visible, state } = writer.snapshot()
    if (state.kind !== 'conflict') return
    conflicts += 1
    const rows = mergeRows(visible.comment, state.clash.comment ?? '')
    writer.change({ comment: mergedText(rows, []) })
    writer.resolveConflict('mine')
  }
  for (let step = 0; step < 200; step += 1) {
    const chosen = writers.filter(() => dice() < 0.6)
    for (const writer of chosen) {
      writer.change({ comment: `${writer.snapshot().current.comment} ${writers.indexOf(writer)}w${step}.`.trim() })
    }
    await Promise.all(chosen.map((writer) => writer.flush()))
    for (const writer of writers) join(writer)
    await Promise.all(writers.map((writer) => writer.flush()))
    const there = new Set(wordsOf(server.text()))
    expect([...server.acknowledged].filter((word) => !there.has(word))).toEqual([])
  }
  for (let round = 0; round < 10; round += 1) {
    for (const writer of writers) join(writer)
    for (const writer of writers) await writer.flush()
  }
  const words = wordsOf(server.text())
  expect(writers.every(({ isClean }) => isClean)).toBe(true)
  expect(new Set(words).size).toBe(words.length)
  expect(conflicts).toBeGreaterThan(20)
  expect(words.length).toBeGreaterThan(150)
})
