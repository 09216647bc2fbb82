import { expect, test } from 'bun:test'
import { Autosaver, type SaverOptions } from '@lernspur/app-kit/saving/autosaver'
import type { ReportCompetence } from '@lernspur/contracts/teacher/report.contract'
import type { ReportSection, SectionChange } from './section'
import { type SectionConflict, sectionChanges } from './section-changes'

const competence = (competenceId: string, decision: number | null = null): ReportCompetence => ({
  competenceId,
  description: competenceId,
  performanceLevel: decision ?? 2,
  proposedLevel: 2,
  overwritten: decision !== null,
  entryCount: 1,
  visualLevelLabel: null,
  visualImagePath: null,
})
const section = (over: Partial<ReportSection> = {}): ReportSection => ({
  comment: '',
  status: 'inProgress',
  domains: [{ name: 'Lesen', symbol: null, competences: [competence('a'), competence('b')] }],
  updatedAt: '1',
  ...over,
})

class StaleError extends Error {}

/** A server with one section: it refuses changes to an outdated state. */
const server = (options: Partial<SaverOptions<ReportSection, SectionChange, SectionConflict>> = {}) => {
  const state = { stored: section(), sent: [] as SectionChange[], held: 0 }
  const saver = new Autosaver<ReportSection, SectionChange, SectionConflict>({
    stored: state.stored,
    changes: sectionChanges,
    send: async (change, { updatedAt }) => {
      if (updatedAt !== state.stored.updatedAt) throw new StaleError()
      state.sent.push(change)
      state.stored = {
        ...state.stored,
        comment: change.comment ?? state.stored.comment,
        updatedAt: String(Number(updatedAt) + 1),
      }
      return state.stored
    },
    reread: async () => state.stored,
    conflictBy: (error) => (error instanceof StaleError ? 'Jonas Berg' : undefined),
    isPassing: () => false,
    isSendable: ({ comment = '' }) => comment.length <= 10,
    settled: () => {},
    hold: () => {
      state.held += 1
      return () => {
        state.held -= 1
      }
    },
    ...options,
  })
  return { state, saver }
}

test('merges changes into one call and reports saving until the server has answered', async () => {
  const { state, saver } = server()
  saver.change({ comment: 'Gu' })
  saver.change({ comment: 'Gut', levels: new Map([['a', 3]]) })
  expect(saver.snapshot().current.comment).toBe('Gut')
  expect(saver.snapshot().current.domains[0]?.competences[0]).toMatchObject({ performanceLevel: 3, overwritten: true })
  expect(state.held).toBe(1)
  expect(await saver.flush()).toBe(true)
  expect(state.sent).toEqual([{ comment: 'Gut', levels: new Map([['a', 3]]) }])
  expect(state.held).toBe(0)
  expect(saver.snapshot().state.kind).toBe('clean')
})

test('a failure keeps the input, and the next flush sends it', async () => {
  let isDown = true
  const { saver } = server({
    send: async (change) => {
      if (isDown) throw new Error('away')
      return section({ comment: change.comment ?? '', updatedAt: '2' })
    },
  })
  saver.change({ comment: 'Gut' })
  expect(await saver.flush()).toBe(false)
  expect(saver.snapshot()).toMatchObject({ current: { comment: 'Gut' }, state: { kind: 'failed' } })
  isDown = false
  expect(await saver.flush()).toBe(true)
})

test('holds back a comment that is too long instead of cutting it', async () => {
  const { state, saver } = server()
  saver.change({ comment: 'viel zu lang für hier' })
  expect(await saver.flush()).toBe(false)
  expect(saver.snapshot().state.kind).toBe('held')
  expect(state.sent).toEqual([])
})

test('merges changes of two users to different values', async () => {
  const { state, saver } = server()
  state.stored = section({
    domains: [{ name: 'Lesen', symbol: null, competences: [competence('a'), competence('b', 4)] }],
    updatedAt: '7',
  })
  saver.change({ comment: 'Gut', levels: new Map([['a', 3]]) })
  expect(await saver.flush()).toBe(true)
  expect(state.stored).toMatchObject({ comment: 'Gut', updatedAt: '8' })
})

test('two comments are a conflict; either version can win', async () => {
  for (const version of ['mine', 'theirs'] as const) {
    const { state, saver } = server()
    state.stored = section({ comment: 'Ihrs', updatedAt: '7' })
    saver.change({ comment: 'Meins' })
    expect(await saver.flush()).toBe(false)
    expect(saver.snapshot()).toMatchObject({
      current: { comment: 'Meins' },
      state: { kind: 'conflict', who: 'Jonas Berg', clash: { comment: 'Ihrs' } },
    })
    saver.resolveConflict(version)
    expect(await saver.flush()).toBe(true)
    expect(state.stored.comment).toBe(version === 'mine' ? 'Meins' : 'Ihrs')
  }
})

test('two decisions about one competence are a conflict', async () => {
  const { state, saver } = server()
  state.stored = section({
    domains: [{ name: 'Lesen', symbol: null, competences: [competence('a', 1), competence('b')] }],
    updatedAt: '7',
  })
  saver.change({ levels: new Map([['a', 3]]) })
  expect(await saver.flush()).toBe(false)
  expect(saver.snapshot().state).toMatchObject({ clash: { competences: [{ competenceId: 'a' }] } })
})
