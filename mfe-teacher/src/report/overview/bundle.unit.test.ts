import { expect, test } from 'bun:test'
import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { bundlesOf } from './bundle'

const report = (over: Partial<ReportSummary>) =>
  ({
    groupId: null,
    name: 'Zeugnis',
    status: 'inProgress',
    startDate: '2026-08-01',
    endDate: '2027-01-31',
    ...over,
  }) as ReportSummary
const group = { id: 'group', name: 'Halbjahr' } as ReportGroup

test('reports are bundled by their group, else by name and period', () => {
  const bundles = bundlesOf(
    [
      report({}),
      report({ groupId: 'group', name: 'A' }),
      report({ groupId: 'group', name: 'B' }),
      report({ name: 'C' }),
      report({}),
    ],
    [group],
  )
  expect(bundles.map(({ name, reports, group: of }) => [name, reports.length, of?.id])).toEqual([
    ['C', 1, undefined],
    ['Halbjahr', 2, 'group'],
    ['Zeugnis', 2, undefined],
  ])
})

test('what is open comes first, then the newest period', () => {
  const bundles = bundlesOf(
    [
      report({ name: 'fertig', status: 'completed', endDate: '2028-01-31' }),
      report({ name: 'alt' }),
      report({ name: 'neu', endDate: '2027-07-31' }),
    ],
    [],
  )
  expect(bundles.map(({ name }) => name)).toEqual(['neu', 'alt', 'fertig'])
})
