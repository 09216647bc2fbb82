import { expect, test } from 'bun:test'
import { Autosaver } from '@lernspur/app-kit/saving/autosaver'
import type { CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import { type Curriculum, curriculumOf, type LinesChange, type LinesClash, lineChanges } from './line-changes'

const contents = (...descriptions: readonly string[]): CompetenceDomain[] => [
  {
    id: 'L',
    originId: null,
    name: 'Lesen',
    symbol: null,
    tenantId: 'school',
    schoolSubjectId: 'german',
    isTemplate: false,
    competences: descriptions.map((text) => {
      const [id = '', description = id] = text.split('=')
      return { id, description, domainId: 'L', updatedAt: '2026-09-01T08:00:00Z' }
    }),
    createdAt: '2026-09-01T08:00:00Z',
    updatedAt: '2026-09-01T08:00:00Z',
  },
]

/** An open page whose lines were changed, and what it sends. */
const openPage = (change: (curriculum: Curriculum) => Curriculum['lines']) => {
  const sent: string[][] = []
  const stored = curriculumOf(contents('a', 'b'))
  const saver = new Autosaver<Curriculum, LinesChange, LinesClash>({
    stored,
    changes: lineChanges,
    isSendable: () => true,
    conflictBy: () => undefined,
    isPassing: () => false,
    hold: () => () => undefined,
    settled: () => undefined,
    send: async (lines, base) => {
      sent.push(lines?.lines.map(({ text }) => text) ?? [])
      return { ...base, lines: lines?.lines ?? base.lines }
    },
  })
  saver.change({ lines: change(stored) })
  const texts = () => saver.snapshot().current.lines.map(({ text }) => text)
  return { saver, sent, texts }
}
const started = {
  id: 'c',
  kind: 'competence' as const,
  symbol: '',
  childSentence: '',
  shortTitle: '',
  levelDescriptions: [],
}

test('a line of a colleague comes between those that are being typed, which are saved with it', async () => {
  const { saver, sent, texts } = openPage(({ lines }) => [...lines, { ...started, text: 'liest vo' }])
  saver.meet(curriculumOf(contents('a', 'hers', 'b=neu')))
  expect(texts()).toEqual(['Lesen', 'a', 'hers', 'neu', 'liest vo'])
  expect(await saver.flush()).toBe(true)
  expect(sent).toEqual([['Lesen', 'a', 'hers', 'neu', 'liest vo']])
})

test('a line that is begun and empty stays', () => {
  const { saver, texts } = openPage(({ lines }) => [...lines, { ...started, text: '' }])
  saver.meet(curriculumOf(contents('a', 'hers', 'b')))
  expect(texts()).toEqual(['Lesen', 'a', 'hers', 'b', ''])
})

test('a line that both have written is shown for a decision before anything is saved', async () => {
  const { saver, sent } = openPage(({ lines }) =>
    lines.map((line) => (line.id === 'b' ? { ...line, text: 'meine' } : line)),
  )
  saver.meet(curriculumOf(contents('a', 'b=ihre')))
  expect(saver.snapshot().state).toMatchObject({
    kind: 'conflict',
    clash: [{ id: 'b', mine: 'meine', theirs: 'ihre' }],
  })
  expect([await saver.flush(), sent.length]).toEqual([false, 0])
})
