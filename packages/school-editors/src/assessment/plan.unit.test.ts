import { expect, test } from 'bun:test'
import { weightingLimits } from '@lernspur/contracts/performance-assessment.contract'
import { bothSemesters, plans, sharesOf } from './plan'
import { levelsOf } from '../scale/scale'

test('every plan weighs one hundred per cent in each semester', () => {
  for (const plan of plans) {
    const rows = bothSemesters(sharesOf(plan, ['Beobachtung', 'Test', 'Vortrag']), {})
    for (const semester of ['first', 'second'] as const) {
      const own = rows.filter((row) => row.schoolTermSemester === semester)
      expect(own.reduce((sum, { weighting }) => sum + weighting, 0)).toBe(weightingLimits.total)
      expect(own.every(({ name }) => name !== '')).toBe(true)
    }
  }
})

test('a built-in scale has a picture a level', () => {
  const levels = levelsOf({ id: 'traffic-light-3', name: 'Ampel', labels: ['rot', 'gelb', 'grün'] })
  expect(levels.map(({ picturePath }) => picturePath)).toEqual([
    'builtin/traffic-light/1-of-3',
    'builtin/traffic-light/2-of-3',
    'builtin/traffic-light/3-of-3',
  ])
})
