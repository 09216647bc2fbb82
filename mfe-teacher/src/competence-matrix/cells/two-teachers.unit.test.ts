import { expect, test } from 'bun:test'
import { CellSender } from './cell-sender'
import { CellStore } from './cell-store'
import { key, pair, TestServer, teacher, texts, turn } from './testing/teacher-at-screen'

test('what is typed while it is saved goes on top of what was saved', async () => {
  const server = new TestServer()
  const me = teacher(server, 'me')
  me.type('1')
  await Promise.resolve()
  me.type('2')
  me.type('3')
  await me.store.whenSent()
  expect(server.cell(key, 'me')).toMatchObject({ levelId: '3', count: 1 })
  expect(me.store.get(key)).toMatchObject({ cell: { levelId: '3' }, edit: undefined })
})

test('a note that waits stays with the level that is typed after it', async () => {
  const me = teacher(new TestServer(), 'me')
  me.type('1')
  await Promise.resolve()
  me.steps.step(new Map([[key, { levelId: '1', description: 'liest' }]]))
  me.type('2')
  expect(me.store.get(key).edit).toMatchObject({ levelId: '2', description: 'liest', state: 'waiting' })
  await me.store.whenSent()
})

test('a note that waits goes when the cell is emptied', async () => {
  const me = teacher(new TestServer(), 'me')
  me.type('1')
  await Promise.resolve()
  me.steps.step(new Map([[key, { levelId: '1', description: 'liest' }]]))
  me.steps.step(new Map([[key, { levelId: null }]]))
  expect(me.store.get(key).edit).toMatchObject({ levelId: null, state: 'waiting' })
  expect(me.store.get(key).edit?.description).toBeUndefined()
  await me.store.whenSent()
})

test('steps are undone and done again one by one, also those that are still on their way', async () => {
  const server = new TestServer()
  const me = teacher(server, 'me')
  me.type('1')
  await me.store.whenSent()
  me.type('2')
  await me.store.whenSent()
  me.type('3')
  for (const level of ['2', '1', null]) {
    expect(me.steps.undo()).toHaveLength(1)
    await turn()
    await me.store.whenSent()
    await turn()
    await me.store.whenSent()
    expect(server.cell(key, 'me').levelId).toBe(level)
  }
  expect(me.steps.undo()).toBeUndefined()
  for (const level of ['1', '2', '3']) {
    expect(me.steps.redo()).toHaveLength(1)
    await me.store.whenSent()
    expect(server.cell(key, 'me').levelId).toBe(level)
  }
})

test('undoing and doing again bring back the very entry, also from a step that emptied it', async () => {
  const server = new TestServer()
  const me = teacher(server, 'me')
  const settled = async () => {
    for (let turns = 0; turns < 4; turns++) {
      await turn()
      await me.store.whenSent()
    }
  }
  const newest = () => server.cell(key, 'me').newest?.id
  me.type('1')
  await settled()
  const id = newest()
  me.steps.undo()
  await settled()
  expect(newest()).toBeUndefined()
  me.steps.redo()
  await settled()
  expect(newest()).toBe(id)
  me.steps.step(new Map([[key, { levelId: null, description: null }]]))
  await settled()
  expect(newest()).toBeUndefined()
  me.steps.undo()
  await settled()
  expect(newest()).toBe(id)
  expect(me.store.get(key).cell).toMatchObject({ levelId: '1', count: 1 })
})

test('a colleague’s entry under a typed one asks, and either is kept', async () => {
  const server = new TestServer()
  const me = teacher(server, 'me')
  server.enter('colleague', [{ ...pair, performanceLevelV2Id: '4', basedOn: null }])
  me.type('1')
  await me.store.whenSent()
  expect(me.store.get(key)).toMatchObject({
    cell: { levelId: '4' },
    edit: { levelId: '1', state: 'changed', message: 'changed by colleague ' },
  })
  expect(server.cell(key, 'me').count).toBe(1)
  me.sender.overwrite(key)
  await me.store.whenSent()
  expect(server.cell(key, 'me')).toMatchObject({ levelId: '1', count: 2 })
})

test('typing again while a conflict is on its way does not write over it', async () => {
  const server = new TestServer()
  const me = teacher(server, 'me')
  server.enter('colleague', [{ ...pair, performanceLevelV2Id: '4', basedOn: null }])
  me.type('1')
  await Promise.resolve()
  me.type('2')
  await me.store.whenSent()
  expect(me.store.get(key).edit).toMatchObject({ levelId: '2', state: 'changed' })
  expect(server.cell(key, 'me').levelId).toBe('4')
  me.sender.discard(key)
  expect(me.store.get(key)).toMatchObject({ cell: { levelId: '4' }, edit: undefined })
})

test('a call without an answer is sent again with its key, and keeps what is typed', async () => {
  const server = new TestServer()
  const keys: string[] = []
  const store = new CellStore([])
  const sender = new CellSender(
    store,
    async (cells, idempotencyKey) => {
      keys.push(idempotencyKey)
      if (keys.length < 3) throw new TypeError('network')
      return { results: server.enter('me', cells) }
    },
    texts,
  )
  void sender.enter(key, { levelId: '1' })
  for (const sent of [1, 2]) {
    while (keys.length < sent) await turn()
    await turn()
    expect(store.get(key).edit?.levelId).toBe('1')
    sender.retry()
  }
  await store.whenSent()
  expect(new Set(keys).size).toBe(1)
  expect(store.get(key).edit).toBeUndefined()
})

test('an answer that comes after a colleague’s later entry was read does not hide it', async () => {
  const server = new TestServer()
  const answered = Promise.withResolvers<void>()
  let passes = 0
  // The second pass of a call is the way back of its answer.
  const me = teacher(server, 'me', () => (++passes === 2 ? answered.promise : turn()))
  me.type('1')
  while (server.cell(key, 'me').levelId !== '1') await turn()
  const newest = server.cell(key, 'colleague').newest
  const basedOn = newest && { id: newest.id, updatedAt: newest.updatedAt }
  server.enter('colleague', [{ ...pair, performanceLevelV2Id: '4', basedOn }])
  while (me.store.get(key).cell?.levelId !== '4') await turn()
  answered.resolve()
  await me.store.whenSent()
  while (me.store.get(key).cell?.levelId !== '4') await turn()
})

test('two teachers type at random: nothing is written over unseen, and both see the same at the end', async () => {
  const server = new TestServer()
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * below)
  }
  const slowly = async () => {
    for (let turns = random(3); turns >= 0; turns--) await turn()
  }
  const both = ['ada', 'ben'].map((name) => teacher(server, name, slowly))
  const keys = Array.from({ length: 12 }, (_, index) => `s${index % 4}_c${Math.floor(index / 4)}`)
  for (let edits = 0; edits < 400; edits++) {
    const one = both[random(2)]
    const at = keys[random(keys.length)] ?? key
    const { edit, cell } = one?.store.get(at) ?? {}
    if (edit?.state === 'changed') {
      if (random(2)) one?.sender.overwrite(at)
      else one?.sender.discard(at)
    } else if (edit?.state === 'refused') one?.sender.discard(at)
    else if (random(6) === 0 && cell?.newest?.isOwn)
      one?.steps.step(new Map([[at, { levelId: null, description: null }]]))
    else if (random(8) === 0) one?.steps.undo()
    else one?.type(String(1 + random(4)), at)
    if (random(3) === 0) await turn()
  }
  for (const { store, sender } of both) {
    for (;;) {
      await store.whenSent()
      const requested = store.openEdits()
      if (requested.length === 0) break
      for (const [at] of requested) sender.discard(at)
    }
  }
  const visible = () =>
    both.map(({ store, name }) =>
      keys.map((at) => [store.get(at).cell?.levelId ?? null, server.cell(at, name).levelId]),
    )
  const isSettled = () =>
    visible()
      .flat()
      .every(([here, there]) => here === there)
  for (let waited = 0; waited < 400 && !isSettled(); waited++) await Bun.sleep(10)
  const [first, second] = visible()
  expect(first).toEqual(second ?? [])
  expect(isSettled()).toBe(true)
})
