import { expect, test } from 'bun:test'
import { createLogger, describeFailure, logRequest } from './log'

const line = { service: 'teacher', requestId: 'abc', method: 'GET', route: '/api/classes/{id}', duration: 3 } as const

const written = (status: number): Record<string, unknown> => {
  const lines: string[] = []
  logRequest(createLogger({ write: (text) => lines.push(text) }), { ...line, status })
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
    const done: string[] = []
    const destination = { write: () => done.push('written'), flushSync: () => done.push('flushed') }
    logRequest(createLogger(destination), { ...line, status })
    expect(done[0]).toBe('written')
    return done[1] !== 'flushed'
  }
  expect([200, 404, 499, 500].map(waits)).toEqual([true, false, true, false])
})

/** What a process prints that logs and then ends in this way. */
const startLogging = (work: string) => {
  const code = `import { defaultLogger } from '${import.meta.dir}/log'; const log = defaultLogger('production'); ${work}`
  return Bun.spawn([process.execPath, '-e', code], { stdin: 'ignore', stdout: 'pipe', stderr: 'inherit' })
}
const levelsIn = (printed: string) =>
  printed
    .trim()
    .split('\n')
    .map((one) => JSON.parse(one).level)

test('lines that wait are written when the process ends', async () => {
  const { stdout } = startLogging('log.info({}); log.info({}); process.exit(3)')
  expect(levelsIn(await new Response(stdout).text())).toEqual(['info', 'info'])
})

test('a warning is there even when the process is killed, with what waited before it', async () => {
  const { stdout } = startLogging("log.info({}); log.warn({}); process.kill(process.pid, 'SIGKILL')")
  expect(levelsIn(await new Response(stdout).text())).toEqual(['info', 'warn'])
})

test('lines of a process that goes on are written soon', async () => {
  const child = startLogging('log.info({}); await Bun.sleep(60_000)')
  const { value } = await child.stdout.getReader().read()
  child.kill()
  expect(levelsIn(new TextDecoder().decode(value))).toEqual(['info'])
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
