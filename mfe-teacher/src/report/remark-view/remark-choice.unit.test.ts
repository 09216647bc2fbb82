import { expect, test } from 'bun:test'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { generalSection } from '../draft/general-section'
import type { Bundle } from '../overview/bundle'
import { type RemarkAddress, remarkChoice, remarkSubjects } from './remark-choice'

const part = (schoolSubjectId: string, hasComment: boolean) => ({ schoolSubjectId, hasComment, status: 'inProgress' })
const report = (id: string, subjects: readonly object[], canManage = true) =>
  ({ id, subjects, canManage, hasSummaryComment: false, status: 'inProgress' }) as unknown as ReportSummary
const bundle = (key: string, ...reports: ReportSummary[]) => ({ key, reports }) as unknown as Bundle

const amira = report('amira', [part('german', true), part('maths', true)])
const ben = report('ben', [part('german', true), part('maths', false), part('ethics', false)])
const carla = report('carla', [part('german', true)])
const order = ['german', 'maths', 'ethics']
const chosen = (requested: Partial<RemarkAddress>, ...bundles: Bundle[]) => {
  const choice = remarkChoice(bundles, () => order, { subject: null, set: null, report: null, ...requested })
  return choice && [choice.bundle.key, choice.subject, choice.reports.map(({ id }) => id), choice.current.id]
}

test('what the address asks for is shown, children without the subject left out', () => {
  const set = bundle('a', amira, ben, carla)
  expect(chosen({ subject: 'maths', report: 'amira' }, set)).toEqual(['a', 'maths', ['amira', 'ben'], 'amira'])
  expect(chosen({ subject: 'ethics', set: 'ben' }, bundle('b'), set)).toEqual(['a', 'ethics', ['ben'], 'ben'])
})

test('without an address it begins with what is not written', () => {
  expect(chosen({}, bundle('a', amira, ben, carla))).toEqual(['a', 'maths', ['amira', 'ben'], 'ben'])
  expect(chosen({ subject: 'gone', set: 'gone', report: 'gone' }, bundle('a', amira))).toEqual([
    'a',
    generalSection,
    ['amira'],
    'amira',
  ])
  expect(chosen({})).toBeUndefined()
})

test('the general comment is offered only to those who may read it', () => {
  expect(remarkSubjects(bundle('a', ben), order)).toEqual([...order, generalSection])
  expect(remarkSubjects(bundle('a', report('x', [part('german', false)], false)), order)).toEqual(['german'])
})
