import { expect, test } from 'bun:test'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { assessmentYears } from './assessment-years'

const year = (id: string, schoolYearStart: string) => ({ id, schoolYearStart, terms: [{ id: `${id}-1` }] })
const years = [year('old', '2024-08-01'), year('now', '2026-08-01'), year('last', '2025-08-01')]
const of = (...terms: (string | null)[]) =>
  terms.map((schoolTermId, index) => ({ id: `${index}`, schoolTermId }) as PerformanceAssessment)

test('assessments stand in their years, the present one with those of no term', () => {
  const rows = of('now-1', 'old-1', null, 'last-1', 'unknown')
  const { present, earlier } = assessmentYears(rows, 'now', years as unknown as SchoolYear[])
  expect(present.map(({ schoolTermId }) => schoolTermId)).toEqual(['now-1', null, 'unknown'])
  expect(earlier.map(({ year: { id }, assessments }) => [id, assessments.length])).toEqual([
    ['last', 1],
    ['old', 1],
  ])
})
