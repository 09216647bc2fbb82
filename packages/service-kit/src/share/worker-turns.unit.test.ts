import { expect, test } from 'bun:test'
import { ApiError } from '../call/api-error'
import { makeWorkerTurns, type Requester, type TurnLimits } from './worker-turns'

const anna: Requester = { tenantId: 'north', userId: 'anna' }
const bert: Requester = { tenantId: 'north', userId: 'bert' }
const cleo: Requester = { tenantId: 'south', userId: 'cleo' }

/** Workers whose jobs end when they are told to. */
const workers = (limits: Partial<TurnLimits> = {}) => {
  const turns = makeWorkerTurns({ running: 1, runningOfSchool: 1, waitingOfPerson: 3, ...limits })
  const running: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const add = (requester: Requester, name: string, signal?: AbortSignal): Promise<string> =>
    turns
      .run(
        requester,
        async () => {
          running.push(name)
          const error = await new Promise<Error | undefined>((resolve) => ends.set(name, resolve))
          running.splice(running.indexOf(name), 1)
          if (error) throw error
          return 'done'
        },
        signal,
      )
      .catch((error) => (error instanceof ApiError ? error.code : String(error)))
  const end = async (name: string, error?: Error): Promise<void> => {
    ends.get(name)?.(error)
    await Bun.sleep(0)
  }
  return { add, end, running }
}

test('schools take turns, then people, then what came first', async () => {
  const { add, end, running } = workers()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add(anna, name)
  void add(bert, 'b1')
  void add(cleo, 'c1')
  void add(cleo, 'c2')
  const order: string[] = []
  for (let count = 0; count < 7; count += 1) {
    const [name = ''] = running
    order.push(name)
    await end(name)
  }
  expect(order).toEqual(['a1', 'a2', 'c1', 'b1', 'c2', 'a3', 'a4'])
  expect(running).toEqual([])
})

test('jobs of one school leave a worker to the others', async () => {
  const { add, end, running } = workers({ running: 2 })
  void add(anna, 'a1')
  void add(bert, 'b1')
  void add(cleo, 'c1')
  expect(running).toEqual(['a1', 'c1'])
  await end('c1')
  expect(running).toEqual(['a1'])
  await end('a1')
  expect(running).toEqual(['b1'])
  await end('b1')
})

test('too many waiting jobs of a person are refused, those of others are not', async () => {
  const { add, end, running } = workers({ waitingOfPerson: 1 })
  void add(anna, 'a1')
  void add(anna, 'a2')
  expect(await add(anna, 'a3')).toBe('TOO_MANY_REQUESTS')
  void add(bert, 'b1')
  for (const name of ['a1', 'a2', 'b1']) {
    expect(running).toEqual([name])
    await end(name)
  }
})

test('a job that is given up never begins, and a failed one lets the next begin', async () => {
  const { add, end, running } = workers()
  const stop = new AbortController()
  const first = add(anna, 'a1')
  const second = add(anna, 'a2', stop.signal)
  void add(anna, 'a3')
  stop.abort(new Error('given up'))
  expect(await second).toBe('Error: given up')
  await end('a1', new Error('broken'))
  expect(await first).toBe('Error: broken')
  expect(running).toEqual(['a3'])
  await end('a3')
  expect(await add(anna, 'a4', stop.signal)).toBe('Error: given up')
})
