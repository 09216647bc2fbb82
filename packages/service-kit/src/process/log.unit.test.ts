import { expect, test } from 'bun:test'
import { describeFailure, logRequest } from './log'

const line = { service: 'teacher', requestId: 'abc', method: 'GET', route: '/api/classes/{id}', duration: 3 } as const

const written = (status: number): Record<string, unknown> => {
  const lines: string[] = []
  logRequest((text) => lines.push(text), { ...line, status })
  return JSON.parse(lines.join())
}

test('writes one line of JSON with the time and a level by status', () => {
  expect(written(200)).toMatchObject({ ...line, status: 200, level: 'info' })
  expect(written(404).level).toBe('warn')
  expect(written(500).level).toBe('error')
  expect(written(200).time).toMatch(/^\d{4}-.*Z$/)
})

test('only the line of an everyday request may wait for others', () => {
  const waits = (status: number) => {
    let may: boolean | undefined
    logRequest((_, isEveryday) => (may = isEveryday), { ...line, status })
    return may
  }
  expect([200, 404, 499, 500].map(waits)).toEqual([true, false, true, false])
})

test('takes name, code and place of an error, but not its message', () => {
  const error = Object.assign(new TypeError('Lea Müller is wrong'), { code: '22P02', constraint_name: 'one_name' })
  const failure = describeFailure(error)
  expect(failure).toMatchObject({ name: 'TypeError', code: '22P02', concerns: 'one_name' })
  expect(failure.frames.length).toBeGreaterThan(0)
  expect(JSON.stringify(failure)).not.toContain('Müller')
})

test('keeps a message of several lines out of the frames', () => {
  const failure = describeFailure(new Error('first\n    at Lea Müller'))
  expect(JSON.stringify(failure)).not.toContain('Müller')
})
