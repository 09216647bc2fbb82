import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeLock, waitForLock } from './exclusive-lock'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Another process that holds the lock and reports it. */
const holder = async (path: string) => {
  const source = join(folder, 'holder.ts')
  const module = JSON.stringify(join(import.meta.dirname, 'exclusive-lock'))
  writeFileSync(
    source,
    `import { takeLock } from ${module}\nconsole.log(takeLock(${JSON.stringify(path)}) ? 'held' : 'refused')\nsetInterval(() => {}, 1000)\n`,
  )
  const process_ = Bun.spawn([process.execPath, source], { stdout: 'pipe', stderr: 'ignore' })
  const first = await process_.stdout.getReader().read()
  expect(new TextDecoder().decode(first.value)).toBe('held\n')
  return process_
}

test('one process at a time holds a lock', async () => {
  const path = join(folder, 'one.lock')
  const other = await holder(path)
  expect(takeLock(path)).toBeUndefined()
  other.kill()
  await other.exited
})

test('the lock of a killed process is free', async () => {
  const path = join(folder, 'killed.lock')
  const other = await holder(path)
  other.kill('SIGKILL')
  await other.exited
  const release = takeLock(path)
  expect(release).toBeDefined()
  release?.()
})

test('a waiting process gets the lock once it is free, or times out', async () => {
  const path = join(folder, 'waited.lock')
  const other = await holder(path)
  expect(await waitForLock(path, 0)).toBeUndefined()
  const waiting = waitForLock(path, 30_000)
  other.kill()
  const release = await waiting
  expect(release).toBeDefined()
  release?.()
  await other.exited
})

test('a released lock can be taken again', () => {
  const path = join(folder, 'again.lock')
  takeLock(path)?.()
  const release = takeLock(path)
  expect(release).toBeDefined()
  release?.()
})
