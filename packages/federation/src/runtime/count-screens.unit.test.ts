import { expect, test } from 'bun:test'
import { createScreens } from './count-screens'

const version = '0.1.0-1a2b3c4d'

/** Screens of a page of the teacher's area and of the shell, both watched. */
const start = () => {
  const received: unknown[] = []
  const running: Record<string, string> = {}
  let time = 0
  const screens = createScreens({
    watched: { shell: version, teacher: version },
    unitsAt: (path) => (path.startsWith('/class') ? ['shell', 'teacher'] : ['shell']),
    versionOf: (unit) => running[unit],
    send: (text) => received.push(JSON.parse(text)),
    now: () => time,
  })
  const pass = (ms: number) => {
    time += ms
  }
  return { ...screens, told: received, pass, running }
}
const count = (visibleCount: number, failed = 0, more: object = {}) => ({
  version,
  ...{ shown: visibleCount, failed, errors: 0, calls: 0, slow: 0, ...more },
})

test('screens are counted by unit, with neither path nor person', () => {
  const { open, tell: notify, told: received } = start()
  open('/')
  open('/class/4711/skills')
  notify()
  expect(received).toEqual([{ shell: count(1) }])
  notify(true)
  expect(received[1]).toEqual({ shell: count(1), teacher: count(1) })
  expect(JSON.stringify(received)).not.toContain('4711')
  notify(true)
  expect(received).toHaveLength(2)
})

test('a screen that fails in several ways fails once, and is told of at once', () => {
  const { open, fail, tell: notify, told: received } = start()
  open('/class/1')
  fail('errors')
  fail('errors')
  fail('calls')
  notify()
  const failed = count(1, 1, { errors: 1, calls: 1 })
  expect(received).toEqual([{ shell: failed, teacher: failed }])
})

test('a failure of one unit is not the others’', () => {
  const { open, fail, tell: notify, told: received } = start()
  open('/class/1')
  fail('errors', 'teacher')
  notify()
  expect(received).toEqual([{ shell: count(1), teacher: count(1, 1, { errors: 1 }) }])
})

test('a failure of a unit on a screen that was left is its own', () => {
  const { open, fail, tell: notify, told: received } = start()
  open('/profile')
  fail('errors', 'teacher')
  fail('errors', 'provider')
  notify(true)
  expect(received).toEqual([{ teacher: count(1, 1, { errors: 1 }), shell: count(1) }])
})

test('a screen that stays open is told of after ten seconds, and once more when something is done there later', () => {
  const { open, use, tell: notify, told: received, pass } = start()
  open('/')
  pass(9_000)
  notify()
  expect(received).toEqual([])
  pass(1_000)
  notify()
  pass(60_000)
  notify()
  expect(received).toEqual([{ shell: count(1) }])
  use()
  use()
  notify(true)
  expect(received[1]).toEqual({ shell: count(1) })
})

test('one browser that fails all the time counts five times', () => {
  const { open, fail, tell: notify, told: received } = start()
  for (let index = 0; index < 20; index += 1) {
    open('/')
    fail('errors')
    notify()
  }
  expect(received).toHaveLength(5)
})

test('once the version before runs, nothing is told of the one that is counted but that it failed to load', () => {
  const { open, fail, tell: notify, told: received, running } = start()
  open('/class/4711/skills')
  fail('errors', 'teacher', version)
  running.teacher = '0.1.0-00000001'
  notify()
  expect(received).toEqual([{ shell: count(1), teacher: count(1, 1, { errors: 1 }) }])
  open('/class/4711/skills')
  fail('errors', 'teacher')
  fail('calls')
  notify(true)
  expect(received[1]).toEqual({ shell: count(1, 1, { calls: 1 }) })
  open('/class/4711/skills')
  fail('errors', 'teacher', '0.1.0-00000001')
  notify(true)
  expect(received[2]).toEqual({ shell: count(1) })
})
