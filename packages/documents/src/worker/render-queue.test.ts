import { afterEach, expect, test } from 'bun:test'
import type { UnrulyTask } from '../sample/unruly-worker'
import { RenderQueue, type RenderQueueOptions } from './render-queue'

const queues: RenderQueue<UnrulyTask>[] = []
const timeoutMs = 20_000

const newQueue = (changes: Partial<RenderQueueOptions> = {}): RenderQueue<UnrulyTask> => {
  const queue = new RenderQueue<UnrulyTask>({
    workerUrl: new URL('../sample/unruly-worker.ts', import.meta.url),
    recycleAfterFiles: 100,
    recycleAboveBytes: 100_000,
    idleMs: 60_000,
    ...changes,
  })
  queues.push(queue)
  return queue
}

afterEach(() => {
  for (const queue of queues.splice(0)) queue.close()
})

/** The worker counts its files; a 1 shows that it is a fresh one. */
const fileNumber = async (queue: RenderQueue<UnrulyTask>) => (await queue.run('count', timeoutMs))[0]

test('one worker renders file after file, in the requested order', async () => {
  const queue = newQueue()
  expect(await Promise.all([fileNumber(queue), fileNumber(queue), fileNumber(queue)])).toEqual([1, 2, 3])
})

test('spare work is done when nothing else waits', async () => {
  const queue = newQueue()
  const started = fileNumber(queue)
  const spare = queue.run('count', timeoutMs, { isSpare: true })
  const requested = [fileNumber(queue), fileNumber(queue)]
  expect([await started, ...(await Promise.all(requested)), (await spare)[0]]).toEqual([1, 2, 3, 4])
})

test('a worker is replaced after a number of files', async () => {
  const queue = newQueue({ recycleAfterFiles: 2 })
  expect(await Promise.all([fileNumber(queue), fileNumber(queue), fileNumber(queue)])).toEqual([1, 2, 1])
})

test('a worker is replaced when its heap has grown', async () => {
  const queue = newQueue({ recycleAboveBytes: 150 })
  expect(await Promise.all([fileNumber(queue), fileNumber(queue), fileNumber(queue)])).toEqual([1, 2, 1])
})

test('an idle worker is ended and a new one takes over', async () => {
  const queue = newQueue({ idleMs: 1 })
  expect(await fileNumber(queue)).toBe(1)
  await Bun.sleep(50)
  expect(await fileNumber(queue)).toBe(1)
})

test('a task that hangs is abandoned and the next ones run', async () => {
  const queue = newQueue()
  const hanging = queue.run('hang', 30)
  const behind = fileNumber(queue)
  expect(hanging).rejects.toMatchObject({ name: 'RenderError', reason: 'timeout' })
  expect(await behind).toBe(1)
})

test('a worker that dies or throws is replaced and only its own task is lost', async () => {
  const queue = newQueue()
  for (const poison of ['exit', 'throw'] as const) {
    const poisoned = queue.run(poison, timeoutMs)
    const behind = fileNumber(queue)
    expect(poisoned).rejects.toMatchObject({ reason: 'crashed' })
    expect(await behind).toBe(1)
  }
})

test('closing rejects running and queued tasks, and the queue can be used again', async () => {
  const queue = newQueue()
  const open = [queue.run('hang', timeoutMs), queue.run('count', timeoutMs)]
  queue.close()
  for (const task of open) expect(task).rejects.toMatchObject({ reason: 'closed' })
  expect(await fileNumber(queue)).toBe(1)
})
