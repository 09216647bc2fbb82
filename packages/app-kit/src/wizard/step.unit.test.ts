import { describe, expect, test } from 'bun:test'
import { furthestStep, type Step, stepAt } from './step'

const Screen = () => null
const steps: readonly Step<number>[] = [
  { id: 'profile', name: 'Profil', isDone: (done) => done > 0, Screen },
  { id: 'class', name: 'Klasse', isDone: (done) => done > 1, Screen },
  { id: 'finalize', name: 'Fertig', isDone: () => false, Screen },
]

describe('a wizard', () => {
  test('resumes at the first step that is not done', () => {
    expect([0, 1, 2].map((done) => furthestStep(steps, done))).toEqual([0, 1, 2])
    expect(stepAt(steps, 1, undefined)).toBe(1)
  })

  test('shows any step up to there, and none after it', () => {
    expect(stepAt(steps, 2, 'profile')).toBe(0)
    expect(stepAt(steps, 1, 'finalize')).toBe(1)
    expect(stepAt(steps, 0, 'class')).toBe(0)
  })

  test('allows skipping optional steps, and resumes at the first of them', () => {
    const optional = steps.map((step) => ({ ...step, isOptional: true }))
    expect(furthestStep(optional, 0)).toBe(2)
    expect(stepAt(optional, 0, 'finalize')).toBe(2)
    expect(stepAt(optional, 1, undefined)).toBe(1)
  })

  test('resumes for an unknown path', () => {
    expect(stepAt(steps, 1, 'nirgends')).toBe(1)
  })
})
