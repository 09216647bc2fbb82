import { afterAll, afterEach, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '@lernspur/testing/eventually'
import { adoptProcesses } from '../start/adopt-processes'
import type { InstancePlan } from './instance'
import { launch } from './launch-process'
import { endLeftProcess, leftProcesses } from './left-process'
import { type ManagedProcess, manageProcess, type ProcessExit } from './managed-process'
import { inspectProcess } from './process-table'
import { nameSupervisor } from './supervisor-file'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-left-'))
const running: ManagedProcess[] = []
const pids: number[] = []
let runs = 0

afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop(1_000)))
  for (const pid of pids.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isAlive = (pid: number): boolean => inspectProcess(pid) !== undefined

const entry = join(folder, 'program.ts')
writeFileSync(entry, 'await Bun.write(process.env.READY, String(process.pid))\nsetInterval(() => {}, 1_000)\n')

/** A run with one process of that name, as `start` leaves it. */
const leave = async (env: Readonly<Record<string, string>> = {}) => {
  runs += 1
  const runDir = join(folder, `run${runs}`)
  const own = join(runDir, 'te1')
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, 'teacher.sock'), '')
  symlinkSync(join('te1', 'teacher.sock'), join(runDir, 'teacher.sock'))
  const ready = join(runDir, 'ready')
  const plan: InstancePlan = {
    name: 'teacher',
    entry,
    env: { ...process.env, READY: ready, LERNSPUR_RUN: runDir, ...env },
    logFile: join(runDir, 'log'),
    runDir,
    probe: '/',
  }
  const child = launch({ ...plan, recordFile: join(own, 'teacher.json') }, () => undefined)
  pids.push(child.pid)
  await eventually(
    () => existsSync(ready),
    () => 'the program started',
  )
  return { runDir, own, plan, child }
}

test('a process that still runs is found, and one that has ended is not', async () => {
  const { runDir, own, child } = await leave({ LERNSPUR_VERSION: '0.1.0-00000001' })
  expect(leftProcesses(runDir)).toMatchObject([
    { name: 'teacher', pid: child.pid, version: '0.1.0-00000001', folder: own, isCurrent: true },
  ])
  child.kill('SIGKILL')
  await child.exited
  expect(leftProcesses(runDir)).toEqual([])
})

test('a process that has the id of an earlier one is never taken for it', async () => {
  const { runDir, own } = await leave()
  const path = join(own, 'teacher.json')
  const record = JSON.parse(readFileSync(path, 'utf8')) as { pid: number; startedAt: string; entry: string }
  for (const foreign of [
    { startedAt: `${Number(record.startedAt) - 1}` },
    { pid: process.pid },
    { entry: '/srv/another/program.ts' },
  ]) {
    writeFileSync(path, JSON.stringify({ ...record, ...foreign }))
    expect(leftProcesses(runDir)).toEqual([])
  }
})

test('only the process in the place of a service is gone on with, and only with the same settings', async () => {
  const { runDir, plan } = await leave({ LERNSPUR_MODE: 'demo', LERNSPUR_VERSION: '0.1.0-00000001' })
  const left = leftProcesses(runDir)
  const { plans, adopted } = adoptProcesses([{ ...plan, entry: 'other.ts' }], left)
  expect(adopted).toEqual(left)
  expect(plans).toMatchObject([{ entry, env: { LERNSPUR_VERSION: '0.1.0-00000001' } }])
  const others = { ...plan, env: { ...plan.env, LERNSPUR_MODE: 'production' } }
  expect(adoptProcesses([others], left)).toMatchObject({ adopted: [], plans: [others] })
  expect(
    adoptProcesses(
      [plan],
      left.map((one) => ({ ...one, isCurrent: false })),
    ).adopted,
  ).toEqual([])
})

test('a process that was found is started again when it ends, and ends when it is asked to', async () => {
  const { runDir, own, plan, child } = await leave()
  const [found] = leftProcesses(runDir)
  const endings: ProcessExit[] = []
  const one = manageProcess({ ...plan, recordFile: join(own, 'teacher.json') }, (ending) => endings.push(ending), found)
  running.push(one)
  expect(one.pid()).toBe(child.pid)
  process.kill(child.pid, 'SIGKILL')
  await eventually(
    () => endings.length > 0,
    () => 'the end was noticed',
  )
  await eventually(
    () => one.pid() !== undefined && one.pid() !== child.pid,
    () => 'the process started again',
  )
  const next = one.pid() ?? Number.NaN
  pids.push(next)
  await one.stop(2_000)
  expect(isAlive(next)).toBe(false)
})

test('what is not gone on with is hidden from others and ends', async () => {
  const { runDir, own, child } = await leave()
  const [found] = leftProcesses(runDir)
  if (!found) throw new Error('It was not found.')
  await endLeftProcess(found)
  expect([isAlive(child.pid), existsSync(own), existsSync(join(runDir, 'teacher.sock'))]).toEqual([false, false, false])
})

/** A program that starts the process and is killed, so that the process is left alone. */
const orphan = async (env: Readonly<Record<string, string>>) => {
  runs += 1
  const runDir = join(folder, `run${runs}`)
  mkdirSync(runDir)
  const ready = join(runDir, 'ready')
  const plan = { name: 'teacher', entry, env: { ...process.env, READY: ready, LERNSPUR_RUN: runDir, ...env } }
  const program = join(runDir, 'supervisor.ts')
  const module = JSON.stringify(join(import.meta.dirname, 'launch-process'))
  writeFileSync(program, `import { launch } from ${module}\nlaunch(${JSON.stringify(plan)}, () => {})\n`)
  const parent = Bun.spawn([process.execPath, program], { stdout: 'ignore', stderr: 'ignore' })
  await eventually(
    () => existsSync(ready) && readFileSync(ready, 'utf8') !== '',
    () => 'the program started',
  )
  const pid = Number(readFileSync(ready, 'utf8'))
  pids.push(pid)
  return { runDir, parent, pid }
}

test('a process whose supervisor is killed waits for the next one, and ends when none comes', async () => {
  const { parent, pid } = await orphan({ LERNSPUR_WAIT_SECONDS: '2' })
  parent.kill('SIGKILL')
  await parent.exited
  await Bun.sleep(500)
  expect(isAlive(pid)).toBe(true)
  await eventually(
    () => !isAlive(pid),
    () => 'the process ended',
  )
}, 60_000)

test('a process that the next supervisor has taken over stays as long as that one runs', async () => {
  const { runDir, parent, pid } = await orphan({ LERNSPUR_WAIT_SECONDS: '1' })
  nameSupervisor(runDir)
  parent.kill('SIGKILL')
  await parent.exited
  await Bun.sleep(3_000)
  expect(isAlive(pid)).toBe(true)
  const over = Bun.spawn(['true'])
  await over.exited
  writeFileSync(join(runDir, 'supervisor'), JSON.stringify({ pid: over.pid, startedAt: '1' }))
  await eventually(
    () => !isAlive(pid),
    () => 'the process ended',
  )
}, 60_000)
