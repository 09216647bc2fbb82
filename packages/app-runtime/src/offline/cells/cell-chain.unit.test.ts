import { expect, test } from 'bun:test'
import { callOf, makeDevice } from '../testing/device'

type Newest = { readonly id: string; readonly updatedAt: string } | null

/** A server with a cell for each child, by the rules of the real one. */
const cellServer = () => {
  const newest = new Map<string, Newest>()
  const levels: (string | null)[] = []
  return {
    levels,
    /** Somebody else enters something. */
    touch: () => newest.set('amira', { id: 'other', updatedAt: 'then' }),
    answer: ({ body }: { readonly body: unknown }) => {
      const { cells } = body as {
        cells: { studentId: string; performanceLevelV2Id: string | null; basedOn: Newest }[]
      }
      const results = cells.map(({ studentId, performanceLevelV2Id, basedOn }) => {
        const there = newest.get(studentId) ?? null
        const isKnown = basedOn?.id === there?.id && basedOn?.updatedAt === there?.updatedAt
        if (isKnown) {
          levels.push(performanceLevelV2Id)
          newest.set(studentId, performanceLevelV2Id === null ? null : { id: 'own', updatedAt: `t${levels.length}` })
        }
        const cell = { newest: newest.get(studentId) ?? null }
        return { outcome: isKnown ? 'saved' : 'changedMeanwhile', cell, error: null, message: null }
      })
      return { results }
    },
  }
}

/** A level that is typed into the cell of a child, on top of what the screen shows. */
const typed = (performanceLevelV2Id: string | null, studentId = 'amira', basedOn: Newest = null) => ({
  ...callOf(1),
  body: { shown: {}, cells: [{ studentId, competenceId: 'reads', performanceLevelV2Id, basedOn }] },
})

test('what was typed into one cell one after the other stands on top of each other, also after the tab has gone', async () => {
  const server = cellServer()
  let isOnline = false
  const device = makeDevice({
    send: async (entry) => {
      if (!isOnline) throw new TypeError('connection refused')
      return server.answer(entry)
    },
  })
  const first = await device.openTab()
  for (const level of ['1', '2', '3']) await first.outbox.add(typed(level))
  await first.outbox.flush()
  first.kill()
  isOnline = true
  const second = await device.openTab()
  await second.outbox.flush()
  expect([server.levels, second.visible]).toEqual([['1', '2', '3'], []])
})

test('what is added while the call before has its answer stands on top of it, too', async () => {
  const server = cellServer()
  const adding: Promise<void>[] = []
  const device = makeDevice({
    send: async (entry) => {
      const answer = server.answer(entry)
      if (adding.length === 0) adding.push(tab.outbox.add(typed('2')))
      return answer
    },
  })
  const tab = await device.openTab()
  await tab.outbox.add(typed('1'))
  await tab.outbox.flush()
  await Promise.all(adding)
  await tab.outbox.flush()
  expect([server.levels, tab.visible]).toEqual([['1', '2'], []])
})

test('what is typed before its cell is drawn anew stands on top of the last answer about that cell', async () => {
  const server = cellServer()
  const device = makeDevice({ send: async (entry) => server.answer(entry) })
  const tab = await device.openTab()
  const send = async (call: ReturnType<typeof typed>) => {
    await tab.outbox.add(call)
    await tab.outbox.flush()
  }
  await send(typed('1'))
  await send(typed('2', 'ben'))
  await send(typed('3'))
  // Once it is taken back, the cell is as it was at first.
  await send(typed(null, 'amira', { id: 'own', updatedAt: 't3' }))
  await send(typed('4'))
  expect([server.levels, tab.visible]).toEqual([['1', '2', '3', null, '4'], []])
})

test('a conflict of what was typed into one cell several times is asked about once, with the last', async () => {
  const server = cellServer()
  server.touch()
  let isOnline = false
  const device = makeDevice({
    send: async (entry) => {
      if (!isOnline) throw new TypeError('connection refused')
      return server.answer(entry)
    },
  })
  const tab = await device.openTab()
  const last = typed('2')
  for (const call of [typed('1'), last]) await tab.outbox.add(call)
  isOnline = true
  await tab.outbox.flush()
  expect(tab.visible.map(({ key, state }) => [key, state])).toEqual([[last.key, 'refused']])
  expect(server.levels).toEqual([])
})
