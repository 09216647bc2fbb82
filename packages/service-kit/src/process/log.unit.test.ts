import { expect, test } from 'bun:test'
import { createLogger, describeFailure, type LogOptions, logRequest, readLogOptions } from './log'
import { logConsole } from './structured-console'

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

test('what led to an error is a part of it, without messages', () => {
  const cause = Object.assign(new TypeError('Lea Müller'), { code: '23505' })
  const failure = describeFailure(new Error('outer', { cause }))
  expect(failure.cause).toMatchObject({ name: 'TypeError', code: '23505' })
  expect(JSON.stringify(failure)).not.toContain('Müller')
  const circle = new Error('circle')
  circle.cause = circle
  expect(JSON.stringify(describeFailure(circle)).match(/"name"/g)).toHaveLength(4)
})

const logged = (options: LogOptions, lines: readonly object[]): string[] => {
  const written: string[] = []
  const log = createLogger({ write: (text) => written.push(text) }, options)
  for (const more of lines) logRequest(log, { ...line, status: 200, ...more })
  return written
}

test('successful reads are logged in their share, everything else always', () => {
  const none = { format: 'json', reads: 0 } as const
  const others = [{ status: 404 }, { status: 500 }, { method: 'POST' }, { method: 'DELETE', status: 204 }]
  expect(logged(none, [{}, { method: 'HEAD' }, { status: 304 }])).toEqual([])
  expect(logged(none, others)).toHaveLength(4)
  expect(logged({ format: 'json', reads: 1 }, [{}, ...others])).toHaveLength(5)
  const many = Array.from({ length: 2_000 }, () => ({ requestId: Bun.randomUUIDv7() }))
  const share = logged({ format: 'json', reads: 0.25 }, many).length / many.length
  expect(share).toBeGreaterThan(0.15)
  expect(share).toBeLessThan(0.35)
})

test('whether a read is logged depends on its request alone, so that all processes agree', () => {
  const half = { format: 'json', reads: 0.5 } as const
  for (const requestId of Array.from({ length: 50 }, () => Bun.randomUUIDv7()))
    expect(logged(half, [{ requestId }, { requestId, service: 'gateway' }])).toHaveLength(
      logged(half, [{ requestId }]).length * 2,
    )
})

test('for a terminal a line says time, level, what was called and how it ended', () => {
  const [text = ''] = logged({ format: 'text', reads: 1 }, [{ status: 404, error: 'NOT_FOUND' }])
  expect(text).toMatch(/^\d\d:\d\d:\d\d warn {2}teacher GET \/api\/classes\/\{id\} 404 3 ms NOT_FOUND requestId=abc\n$/)
})

test('settings of the log have defaults by mode, and name what is wrong', () => {
  expect(readLogOptions('production', {})).toEqual({ format: 'json', reads: 0.01 })
  expect(readLogOptions('demo', { LERNSPUR_LOG: '', LERNSPUR_LOG_READS: '' })).toEqual({ format: 'json', reads: 1 })
  expect(readLogOptions('production', { LERNSPUR_LOG: 'text', LERNSPUR_LOG_READS: '0.5' })).toEqual({
    format: 'text',
    reads: 0.5,
  })
  expect(() => readLogOptions('demo', { LERNSPUR_LOG_READS: '2' })).toThrow('LERNSPUR_LOG_READS')
  expect(() => readLogOptions('demo', { LERNSPUR_LOG: 'xml' })).toThrow('LERNSPUR_LOG must be')
})

/** What a program writes that prints in this way once its console is taken over. */
const printed = (print: (target: Pick<Console, 'log' | 'info' | 'warn' | 'error'>) => void, showsMessages = false) => {
  const lines: string[] = []
  const target = { log: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
  const log = createLogger({ write: (text) => lines.push(text) })
  logConsole({ log, service: 'start', showsMessages, target })
  print(target)
  return lines.map((text) => {
    expect(text.endsWith('\n')).toBe(true)
    expect(text.slice(0, -1)).not.toContain('\n')
    return JSON.parse(text) as Record<string, unknown>
  })
}

test('whatever is printed becomes one object a line', () => {
  const lines = printed((target) => target.log('\n  Lernspur is ready\n\n  ! No mail server.\n  ✗ Pages\n'))
  expect(lines.map(({ level, service, message }) => [level, service, message])).toEqual([
    ['info', 'start', 'Lernspur is ready'],
    ['warn', 'start', '! No mail server.'],
    ['error', 'start', '✗ Pages'],
  ])
  expect(printed((target) => target.log('\n  \n'))).toEqual([])
})

test('an error that is printed is a field with its stack, and its message only where that is safe', () => {
  const error = new TypeError('Lea Müller\n  is wrong')
  const [line, ...more] = printed((target) => target.error('It cannot be read.', error))
  expect(more).toEqual([])
  expect(line).toMatchObject({ level: 'error', message: 'It cannot be read.', failure: { name: 'TypeError' } })
  expect(JSON.stringify(line)).not.toContain('Müller')
  expect(printed((target) => target.error(error))).toMatchObject([{ failure: { name: 'TypeError' } }])
  expect(printed((target) => target.error(error), true).map(({ message }) => message)).toEqual([
    'Lea Müller',
    'is wrong',
  ])
})
