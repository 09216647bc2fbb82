import { expect, test } from 'bun:test'
import { seeded } from '../testing/seeded'
import { createEvidence, type Trials } from './evidence'

const draw = (random: () => number, visibleCount: number, rate: number): Trials => {
  let failed = 0
  for (let index = 0; index < visibleCount; index += 1) if (random() < rate) failed += 1
  return { shown: visibleCount, failed }
}

interface Course {
  readonly slots: number
  /** Screens of the canary in a slot, and how many of the stable version there are for each. */
  readonly shown: number
  readonly stablePerCanary: number
  readonly rates: (slot: number) => { readonly canary: number; readonly stable: number }
}

/** Screens of the canary after which it was found to be worse, looked at after each slot; undefined if it was not. */
const endedAfter = (
  random: () => number,
  { slots, shown: visibleCount, stablePerCanary, rates }: Course,
): number | undefined => {
  const evidence = createEvidence()
  for (let slot = 0; slot < slots; slot += 1) {
    const { canary, stable } = rates(slot)
    evidence.add({
      canary: draw(random, visibleCount, canary),
      stable: draw(random, Math.round(visibleCount * stablePerCanary), stable),
    })
    if (evidence.isWorse) return (slot + 1) * visibleCount
  }
  return undefined
}

const both = (rate: number) => ({ canary: rate, stable: rate })

test.each([
  ['a rate of 0.3 %', 9, () => both(0.003)],
  ['a rate of 5 %', 9, () => both(0.05)],
  ['a rate of 1 % and equal shares', 1, () => both(0.01)],
  ['an outage that meets both for a while', 9, (slot: number) => both(slot > 20 && slot < 32 ? 0.6 : 0.004)],
] as const)('with %s, at most 10 of 1,000 canaries that are no worse are ended', (_, stablePerCanary, rates) => {
  const random = seeded(15)
  let alarms = 0
  for (let run = 0; run < 1_000; run += 1)
    if (endedAfter(random, { slots: 60, shown: 10, stablePerCanary, rates }) !== undefined) alarms += 1
  expect(alarms).toBeLessThanOrEqual(10)
})

test('a canary of which 5 % fail is ended within 300 screens, where 0.2 % of the stable version do', () => {
  const random = seeded(7)
  // Two minutes of slots of ten seconds, for a canary with a tenth of all users.
  const course = { slots: 12, shown: 25, stablePerCanary: 9, rates: () => ({ canary: 0.05, stable: 0.002 }) }
  const ends = Array.from({ length: 1_000 }, () => endedAfter(random, course))
  expect(ends.filter((end) => end !== undefined).length).toBeGreaterThanOrEqual(980)
})

test('exactly 5 % of 300 screens end a canary, and a better one goes on', () => {
  const evidence = createEvidence()
  for (let slot = 0; slot < 12; slot += 1)
    evidence.add({ canary: { shown: 25, failed: slot % 4 === 0 ? 2 : 1 }, stable: { shown: 225, failed: slot % 2 } })
  expect(evidence.isWorse).toBe(true)
  const better = createEvidence()
  for (let slot = 0; slot < 100; slot += 1)
    better.add({ canary: { shown: 25, failed: 0 }, stable: { shown: 225, failed: 9 } })
  expect(better.value).toBeLessThan(1)
})

test('a slot without one of the two says nothing', () => {
  const evidence = createEvidence()
  evidence.add({ canary: { shown: 40, failed: 40 }, stable: { shown: 0, failed: 0 } })
  evidence.add({ canary: { shown: 0, failed: 0 }, stable: { shown: 0, failed: 0 } })
  expect(evidence.value).toBeCloseTo(1)
})
