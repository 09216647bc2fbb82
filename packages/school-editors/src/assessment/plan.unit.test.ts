import { expect, test } from 'bun:test'
import { weightingLimits } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { bothSemesters, plans, sharesOf } from './plan'

test('every plan adds up to one hundred per cent in each semester', () => {
  for (const plan of plans) {
    const rows = bothSemesters(sharesOf(plan, ['Beobachtung', 'Test', 'Vortrag']), {})
    for (const semester of ['first', 'second'] as const) {
      const own = rows.filter((row) => row.schoolTermSemester === semester)
      expect(own.reduce((sum, { weighting }) => sum + weighting, 0)).toBe(weightingLimits.total)
      expect(own.every(({ name }) => name !== '')).toBe(true)
    }
  }
})
