import { expect, test } from 'bun:test'
import { CellSender } from './cell-sender'
import { CellStore } from './cell-store'
import { key, pair, TestServer, teacher, texts, turn } from './testing/teacher-at-screen'
import { UndoSteps } from './undo-steps'

const today = '2026-11-20'
const typed = (levelId: string) => new Map([[key, { levelId }]])

/** A teacher without a network, whose device keeps what is typed; `sent` are the levels in order. */
const offline = (server = new TestServer()) => {
  const sent: (string | null)[] = []
  const store = new CellStore([server.cell(key, 'me')])
  const sender = new CellSender(
    store,
    (cells, _key, onPersisted) => {
      sent.push(...cells.map(({ performanceLevelV2Id }) => performanceLevelV2Id))
      onPersisted()
      return new Promise<never>(() => {})
    },
    texts,
  )
  return { sent, store, sender, steps: new UndoSteps(sender, store, today) }
}

test('what is undone without a network is kept by the device as undone, step by step', async () => {
  const { sent, store, sender, steps } = offline()
  for (const levelId of ['3', '4']) {
    steps.step(typed(levelId))
    await sender.whenPersisted()
  }
  for (const levelId of ['3', null]) {
    steps.undo()
    await turn()
    await sender.whenPersisted()
    expect(store.get(key).edit?.levelId).toBe(levelId)
  }
  steps.redo()
  await sender.whenPersisted()
  expect(sent).toEqual(['3', '4', '3', null, '3'])
})

test('without a network an own entry of today gets its former level back', async () => {
  const server = new TestServer()
  server.enter('me', [{ ...pair, performanceLevelV2Id: '2', basedOn: null }])
  const { sent, sender, steps } = offline(server)
  steps.step(typed('3'))
  await sender.whenPersisted()
  steps.undo()
  await turn()
  await sender.whenPersisted()
  expect(sent).toEqual(['3', '2'])
})

test('what is typed after undoing stays, however late the answer to what was undone comes', async () => {
  const server = new TestServer()
  const { store, steps, type } = teacher(server, 'me')
  type('3')
  await Promise.resolve()
  steps.undo()
  await turn()
  type('4')
  await store.whenSent()
  for (let turns = 0; turns < 20; turns++) await turn()
  expect([store.get(key).cell?.levelId, server.cell(key, 'me').levelId]).toEqual(['4', '4'])
})

test('what somebody else has entered meanwhile is nothing to be asked about once it is undone here', async () => {
  const server = new TestServer()
  const { store, steps, type } = teacher(server, 'me')
  server.enter('other', [{ ...pair, performanceLevelV2Id: '1', basedOn: null }])
  type('3')
  await Promise.resolve()
  steps.undo()
  for (let turns = 0; turns < 20; turns++) await turn()
  expect(store.get(key)).toMatchObject({ cell: { levelId: '1' }, edit: undefined })
})
