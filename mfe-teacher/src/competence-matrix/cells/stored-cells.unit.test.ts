import { expect, test } from 'bun:test'
import { ApiError } from '@lernspur/api-client/wire/api-error'
import { CellSender } from './cell-sender'
import { CellStore } from './cell-store'
import { key, pair, TestServer, texts, turn } from './testing/teacher-at-screen'

test('what the device keeps is not lost with the page, nor what is typed on top of it', async () => {
  const store = new CellStore([])
  const storing = Promise.withResolvers<void>()
  const levels: unknown[] = []
  const sender = new CellSender(
    store,
    async (cells, _key, onPersisted) => {
      await storing.promise
      levels.push(cells.map(({ performanceLevelV2Id, basedOn }) => [performanceLevelV2Id, basedOn]))
      onPersisted()
      return new Promise<never>(() => {})
    },
    texts,
  )
  void sender.enter(key, { levelId: '1' })
  await turn()
  expect(sender.looseCount).toBe(1)
  const stored = sender.whenPersisted()
  storing.resolve()
  await stored
  expect(sender.looseCount).toBe(0)
  for (const levelId of ['2', '3']) {
    void sender.enter(key, { levelId })
    expect(sender.looseCount).toBe(1)
    await sender.whenPersisted()
    expect(sender.looseCount).toBe(0)
  }
  expect(levels).toEqual([[['1', null]], [['2', null]], [['3', null]]])
})

test('what the server refuses or somebody has changed is lost with the page: the device gives it up then', async () => {
  const store = new CellStore([])
  const online = Promise.withResolvers<void>()
  const server = new TestServer()
  server.enter('other', [{ ...pair, performanceLevelV2Id: '4', basedOn: null }])
  let refusal: Error | undefined
  const sender = new CellSender(
    store,
    async (cells, _key, onPersisted) => {
      onPersisted()
      await online.promise
      if (refusal) throw refusal
      return { results: server.enter('me', cells) }
    },
    texts,
  )
  void sender.enter(key, { levelId: '1' })
  await sender.whenPersisted()
  expect(sender.looseCount).toBe(0)
  online.resolve()
  await store.whenSent()
  expect([store.get(key).edit?.state, sender.looseCount]).toEqual(['changed', 1])
  refusal = new ApiError({ status: 403, code: 'CREATE_NOT_ALLOWED', message: 'no' })
  sender.overwrite(key)
  await store.whenSent()
  expect([store.get(key).edit?.state, sender.looseCount]).toEqual(['refused', 1])
  sender.discard(key)
  expect(sender.looseCount).toBe(0)
})

test('answers to what was typed one after the other into a cell come in any order of keys, and leave the last', async () => {
  const server = new TestServer()
  const store = new CellStore([])
  const online = Promise.withResolvers<void>()
  let queue: Promise<unknown> = online.promise
  // As the device does: one call after the other, on top of what became of the one before.
  const sender = new CellSender(
    store,
    (cells, _key, onPersisted) => {
      const sent = queue.then(async () => {
        const { newest } = server.cell(key, 'me')
        const basedOn = newest && { id: newest.id, updatedAt: newest.updatedAt }
        await turn()
        return {
          results: server.enter(
            'me',
            cells.map((cell) => ({ ...cell, basedOn })),
          ),
        }
      })
      queue = sent
      onPersisted()
      return sent
    },
    texts,
  )
  for (const levelId of ['1', '2', '3']) {
    void sender.enter(key, { levelId })
    await sender.whenPersisted()
  }
  expect(store.get(key).edit).toMatchObject({ levelId: '3', state: 'sending' })
  online.resolve()
  await store.whenSent()
  expect(store.get(key)).toMatchObject({ cell: { levelId: '3', count: 1 }, edit: undefined })
  void sender.enter(key, { levelId: '4' })
  await store.whenSent()
  expect(store.get(key)).toMatchObject({ cell: { levelId: '4', count: 1 }, edit: undefined })
})
