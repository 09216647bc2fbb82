import { expect, test } from 'bun:test'
import type { HomeLesson } from '@lernspur/contracts/teacher/home/home-day.contract'
import { lessonsAt, nextChange } from './lessons-at'

const at = (time: string) => Date.parse(`2026-11-30T${time}:00Z`)
const lesson = (name: string, from: string, until: string): HomeLesson => ({
  schoolClassId: name,
  subject: { id: name, name },
  startsAt: `2026-11-30T${from}:00.000000Z`,
  endsAt: `2026-11-30T${until}:00.000000Z`,
})
const day = [
  lesson('first', '07:00', '07:45'),
  lesson('second', '07:45', '08:30'),
  lesson('together', '09:00', '09:45'),
  lesson('also', '09:00', '09:45'),
]

test.each([
  ['06:49', []],
  ['06:50', ['first']],
  ['07:00', ['first']],
  // The lesson that runs goes before the next one.
  ['07:40', ['first']],
  ['07:45', ['second']],
  ['08:29', ['second']],
  ['08:30', []],
  ['08:55', ['together', 'also']],
  ['09:44', ['together', 'also']],
  ['09:45', []],
])('at %s it is %p', (time, names) => {
  expect(lessonsAt(day, at(time)).map(({ subject }) => subject.name)).toEqual(names)
})

test('the next change is ten minutes before, at the beginning, or at the end of a lesson', () => {
  const changes: number[] = []
  for (let now = at('06:00'); ; ) {
    const next = nextChange(day, now)
    if (next === undefined) break
    changes.push(next)
    now = next
  }
  expect(changes).toEqual(['06:50', '07:00', '07:35', '07:45', '08:30', '08:50', '09:00', '09:45'].map(at))
  expect(nextChange([], at('06:00'))).toBeUndefined()
})
