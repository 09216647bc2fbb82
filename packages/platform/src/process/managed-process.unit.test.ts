import { afterAll, afterEach, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '@lernspur/testing/eventually'
import { type ManagedProcess, manageProcess, type ProcessExit, restartDelay } from './managed-process'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-process-'))
const managed: ManagedProcess[] = []

afterEach(async () => {
  await Promise.all(managed.splice(0).map((one) => one.stop(100)))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Waits until these programs have left their process ids. */
const running = (...names: readonly string[]) =>
  eventually(
    () => names.every((name) => existsSync(join(folder, `${name}.pid`))),
    () => `${names.join(' and ')} started`,
  )

/** A program that leaves its process id in `<name>.pid`, in one step, and stays. */
const program = (name: string, before = ''): string => {
  const path = join(folder, `${name}.ts`)
  const [pid, unfinished] = ['pid', 'new'].map((end) => JSON.stringify(join(folder, `${name}.${end}`)))
  const leavePid = `await Bun.write(${unfinished}, String(process.pid)); renameSync(${unfinished}, ${pid})`
  const head = "import { renameSync } from 'node:fs'"
  writeFileSync(path, [head, before, leavePid, 'setInterval(() => {}, 1000)'].join('\n'))
  return path
}

const pidOf = (name: string): number => Number(readFileSync(join(folder, `${name}.pid`), 'utf8'))

const manage = (
  name: string,
  entry: string,
  onEnding: (ending: ProcessExit) => void = () => undefined,
  env: Readonly<Record<string, string | undefined>> = process.env,
): ManagedProcess => {
  const one = manageProcess({ name, entry, env, logFile: join(folder, `${name}.log`) }, onEnding)
  managed.push(one)
  return one
}

test('a killed process is started again', async () => {
  const endings: ProcessExit[] = []
  const entry = program('killed')
  manage('killed', entry, (ending) => endings.push(ending))
  await running('killed')
  const first = pidOf('killed')
  process.kill(first, 'SIGKILL')
  await eventually(
    () => pidOf('killed') !== first,
    () => 'the killed process started again',
  )
  expect(endings).toEqual([{ name: 'killed', exitCode: null, signal: 'SIGKILL' }])
  expect(isAlive(pidOf('killed'))).toBe(true)
})

test('a process that is asked to end is not started again', async () => {
  const one = manage('ended', program('ended'))
  await running('ended')
  const pid = pidOf('ended')
  await one.stop(5_000)
  await eventually(
    () => !isAlive(pid),
    () => 'the process ended',
  )
  expect(one.pid()).toBeUndefined()
})

test('a process that ignores the signal is killed after its timeoutMs', async () => {
  const one = manage('stubborn', program('stubborn', "process.on('SIGTERM', () => {})"))
  await running('stubborn')
  const pid = pidOf('stubborn')
  await one.stop(50)
  await eventually(
    () => !isAlive(pid),
    () => 'the process ended',
  )
  expect(isAlive(pid)).toBe(false)
})

test('the output of a process is kept in its log file', async () => {
  manage('talking', program('talking', "console.log('to the one'); console.error('and the other')"))
  await running('talking')
  expect(readFileSync(join(folder, 'talking.log'), 'utf8')).toBe('to the one\nand the other\n')
})

test('a process keeps freed memory for the next call, unless the environment says otherwise', async () => {
  const output = 'console.log(process.env.MIMALLOC_PURGE_DELAY, process.env.MIMALLOC_PURGE_HOLES)'
  const { MIMALLOC_PURGE_DELAY: _delay, MIMALLOC_PURGE_HOLES: _holes, ...rest } = process.env
  manage('keeping', program('keeping', output), undefined, rest)
  manage('frugal', program('frugal', output), undefined, { ...rest, MIMALLOC_PURGE_DELAY: '100' })
  await running('keeping', 'frugal')
  expect(readFileSync(join(folder, 'keeping.log'), 'utf8')).toBe('10000 0\n')
  expect(readFileSync(join(folder, 'frugal.log'), 'utf8')).toBe('100 0\n')
})

test('a managed process is asked to end when its supervisor is killed', async () => {
  const output = join(folder, 'orphan.told')
  const onTerm = `process.on('SIGTERM', async () => { await Bun.write(${JSON.stringify(output)}, ''); process.exit() })`
  const entry = program('orphan', onTerm)
  const supervisor = join(folder, 'supervisor.ts')
  const plan = `{ name: 'orphan', entry: ${JSON.stringify(entry)}, env: process.env, logFile: undefined }`
  const source = JSON.stringify(join(import.meta.dirname, 'managed-process'))
  writeFileSync(supervisor, `import { manageProcess } from ${source}\nmanageProcess(${plan}, () => {})\n`)
  const parent = Bun.spawn([process.execPath, supervisor], { stdout: 'ignore', stderr: 'ignore' })
  await running('orphan')
  parent.kill('SIGKILL')
  await eventually(
    () => existsSync(output),
    () => 'the process was asked to end',
  )
  expect(existsSync(output)).toBe(true)
})

test('the delay before a restart doubles up to ten seconds', () => {
  expect([0, 1, 2].map(restartDelay)).toEqual([200, 400, 800])
  expect(restartDelay(40)).toBe(10_000)
})
