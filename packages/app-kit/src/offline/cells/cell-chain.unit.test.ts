import { expect, test } from 'bun:test'
import { callOf, makeDevice } from '../testing/device'

/** A server with one cell, by the rules of the real one. */
const cellServer = () => {
  let newest: { id: string; updatedAt: string } | null = null
  const levels: string[] = []
  return {
    levels,
    /** Somebody else enters something. */
    touch: () => {
      newest = { id: 'other', updatedAt: 'then' }
    },
    answer: ({ body }: { readonly body: unknown }) => {
      const { cells } = body as { cells: { performanceLevelV2Id: string; basedOn: typeof newest }[] }
      const results = cells.map(({ performanceLevelV2Id, basedOn }) => {
        const isKnown = basedOn?.id === newest?.id && basedOn?.updatedAt === newest?.updatedAt
        if (isKnown) {
          levels.push(performanceLevelV2Id)
          newest = { id: 'own', updatedAt: `t${levels.length}` }
        }
        return { outcome: isKnown ? 'saved' : 'changedMeanwhile', cell: { newest }, error: null, message: null }
      })
      return { results }
    },
  }
}

const typed = (performanceLevelV2Id: string) => ({
  ...callOf(1, '3a', performanceLevelV2Id),
  body: {
    shown: {},
    cells: [{ studentId: 'amira', competenceId: 'reads', performanceLevelV2Id, basedOn: null }],
  },
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
  expect([server.levels, second.shown]).toEqual([['1', '2', '3'], []])
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
  expect([server.levels, tab.shown]).toEqual([['1', '2'], []])
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
  for (const level of ['1', '2']) await tab.outbox.add(typed(level))
  isOnline = true
  await tab.outbox.flush()
  expect(tab.shown.map(({ key, state }) => [key, state])).toEqual([['2', 'refused']])
  expect(server.levels).toEqual([])
})
