import { expect, test } from 'bun:test'
import { seeded } from '../testing/seeded'
import { createEvidence } from './evidence'
import { createVisits, visitMs } from './user-visits'

const unit = { kind: 'service', name: 'teacher' } as const
const [stable, canary] = ['0.1.0-00000001', '0.1.0-00000002']
const line = { unit, stable, canary: { version: canary } }

/** Visits with a clock that a test moves. */
const start = () => {
  let time = 0
  const visits = createVisits(() => time)
  const call = (user: string, calls: number, version = canary, compared = line) =>
    visits.take(compared, { unit, version, user, shown: 1, failed: calls, errors: 0, calls, slow: 0 })
  const after = (ms: number) => {
    time += ms
    return visits.end()
  }
  return { call, after, end: visits.end }
}
const visit = { unit, version: canary, shown: 1, failed: 0, errors: 0, calls: 0, slow: 0 }
const failedVisit = { ...visit, failed: 1, calls: 1 }

test('what one user does within ten seconds counts once, and as failed if anything of it has', () => {
  const { call, after, end } = start()
  for (const failed of [0, 1, 1, 0]) call('ada', failed)
  call('bob', 0)
  expect(after(visitMs - 1)).toEqual([])
  expect(after(1)).toEqual([failedVisit, visit])
  expect(after(visitMs)).toEqual([])
  call('bob', 0)
  expect(end(true)).toEqual([visit])
})

test('a user for whom it has failed counts no more, until other versions are compared', () => {
  const { call, after } = start()
  call('ada', 1)
  after(visitMs)
  for (const failed of [1, 0]) call('ada', failed)
  call('bob', 0)
  expect(after(visitMs)).toEqual([visit])
  call('ada', 1, canary, { ...line, stable: '0.1.0-00000003' })
  expect(after(visitMs)).toEqual([failedVisit])
})

interface User {
  readonly name: string
  readonly version: string
  /** Of his calls, how many fail, and how many he makes in ten seconds. */
  readonly rate: number
  readonly calls: number
}

/** Whether a canary is ended within five minutes, with every call counted for itself or with visits. */
const isEnded = (users: readonly User[], random: () => number, counts: 'calls' | 'visits'): boolean => {
  const evidence = createEvidence()
  const { call, after } = start()
  for (let slot = 0; slot < 30; slot += 1) {
    const block = { canary: { shown: 0, failed: 0 }, stable: { shown: 0, failed: 0 } }
    const add = (version: string, failed: number) => {
      const trials = block[version === canary ? 'canary' : 'stable']
      trials.shown += 1
      trials.failed += failed
    }
    for (const { name, version, rate, calls } of users)
      for (let index = random() < 0.5 ? calls : 0; index > 0; index -= 1) {
        const failed = Number(random() < rate)
        if (counts === 'visits') call(name, failed, version)
        else add(version, failed)
      }
    for (const { version, failed } of after(visitMs)) add(version, failed)
    evidence.add(block)
    if (evidence.isWorse) return true
  }
  return false
}

/** How many of so many canaries are ended that are no worse, where few users account for most failures and most calls. */
const falseAlarms = (runs: number, counts: 'calls' | 'visits'): number => {
  const random = seeded(15)
  return Array.from({ length: runs }, () => {
    const users = Array.from({ length: 40 }, (_, index) => ({
      name: String(index),
      version: random() < 0.1 ? canary : stable,
      rate: random() < 0.05 ? 0.5 : 0.003,
      calls: random() < 0.05 ? 20 : 2,
    }))
    return isEnded(users, random, counts)
  }).filter(Boolean).length
}

test('users for whom everything fails, and those who do much, end at most 1 of 100 canaries that are no worse', () => {
  expect(falseAlarms(500, 'visits')).toBeLessThanOrEqual(5)
  expect(falseAlarms(100, 'calls')).toBeGreaterThan(10)
})

test('a canary of which 5 % of the calls fail for everybody is ended', () => {
  const random = seeded(7)
  const ends = Array.from({ length: 100 }, () => {
    const users = Array.from({ length: 250 }, (_, index) => {
      const version = index < 25 ? canary : stable
      return { name: String(index), version, rate: version === canary ? 0.05 : 0.002, calls: 2 }
    })
    return isEnded(users, random, 'visits')
  })
  expect(ends.filter(Boolean).length).toBeGreaterThanOrEqual(98)
})
