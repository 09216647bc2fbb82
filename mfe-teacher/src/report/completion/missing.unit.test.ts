import { expect, test } from 'bun:test'
import type { ReportSubject } from '@lernspur/contracts/report.contract'
import { missingIn } from './missing'

const subject = (id: string, over: Partial<ReportSubject>, ...levels: (number | null)[]) =>
  ({
    id,
    status: 'completed',
    comment: 'Gut',
    domains: [{ name: 'Lesen', symbol: null, competences: levels.map((performanceLevel) => ({ performanceLevel })) }],
    ...over,
  }) as unknown as ReportSubject

test('reports open subjects, competences without a level and empty comments', () => {
  const missing = missingIn(
    [subject('a', { status: 'inProgress' }, 1, null, null), subject('b', { comment: ' ' }, 2), subject('c', {}, 3)],
    { comment: '' },
  )
  expect(missing.openSubjects.map(({ id }) => id)).toEqual(['a'])
  expect(missing.withoutLevel.map(({ subject: { id }, count }) => [id, count])).toEqual([['a', 2]])
  expect(missing.withoutComment.map(({ id }) => id)).toEqual(['b'])
  expect(missing.generalComment).toBe(true)
})

test('reports nothing for a full report', () => {
  expect(missingIn([subject('a', {}, 1)], { comment: 'Gut' })).toEqual({
    openSubjects: [],
    withoutLevel: [],
    withoutComment: [],
    generalComment: false,
  })
})
