import { afterEach, describe, expect, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { queryClient } from '../app-runtime'

inBrowser()
afterEach(() => queryClient.clear())

const page = (order: string) => ['entry', 'list', { filter: [{ field: 'classId' }], order: [{ field: order }] }]
const row = (id: string, note = '', day = '2026-11-20') => ({ id, note, day, classId: 'c' })

const write = (patch: object, data: unknown, variables: unknown = undefined) =>
  queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationFn: (_: unknown) => Promise.resolve(data),
      meta: { invalidates: [['entry']], patch: { moves: [], ...patch } },
    })
    .execute(variables)

const stateOf = (key: readonly unknown[]) => {
  const { data, isInvalidated } = queryClient.getQueryState(key) ?? {}
  return { data, isInvalidated }
}

describe('a changed row', () => {
  test('replaces the old one in cached lists, which are not read again', async () => {
    queryClient.setQueryData(page('day'), { rows: [row('a'), row('b')], count: 9 })
    queryClient.setQueryData(['entry', 'all', {}], [row('b')])
    queryClient.setQueryData(['entry', 'count'], 9)
    await write({}, row('b', 'neu'))
    expect(stateOf(page('day'))).toEqual({
      data: { rows: [row('a'), row('b', 'neu')], count: 9 },
      isInvalidated: false,
    })
    expect(stateOf(['entry', 'all', {}])).toEqual({ data: [row('b', 'neu')], isInvalidated: false })
    expect(stateOf(['entry', 'count']).isInvalidated).toBe(true)
  })

  test('is left to the server where it may stand elsewhere now', async () => {
    queryClient.setQueryData(page('day'), { rows: [row('a')], count: 1 })
    queryClient.setQueryData(['entry', 'all', {}], [row('a')])
    await write({ moves: ['day'] }, row('a', '', '2026-11-19'))
    expect(stateOf(page('day'))).toEqual({ data: { rows: [row('a')], count: 1 }, isInvalidated: true })
    expect(stateOf(['entry', 'all', {}]).isInvalidated).toBe(true)
  })

  test('is left to the server where it was not listed', async () => {
    queryClient.setQueryData(page('day'), { rows: [row('a')], count: 1 })
    await write({}, row('b'))
    expect(stateOf(page('day')).isInvalidated).toBe(true)
  })
})

describe('a removed row', () => {
  const variables = { params: { entryId: 'a' } }

  test('leaves whole lists, and those that do not have it', async () => {
    queryClient.setQueryData(page('day'), { rows: [row('a'), row('b')], count: 2 })
    queryClient.setQueryData(page('note'), { rows: [row('b')], count: 7 })
    await write({ removes: 'entryId' }, undefined, variables)
    expect(stateOf(page('day'))).toEqual({ data: { rows: [row('b')], count: 1 }, isInvalidated: false })
    expect(stateOf(page('note'))).toEqual({ data: { rows: [row('b')], count: 7 }, isInvalidated: true })
  })

  test('makes a page be read again whose next rows are not known', async () => {
    queryClient.setQueryData(page('day'), { rows: [row('a'), row('b')], count: 7 })
    await write({ removes: 'entryId' }, undefined, variables)
    expect(stateOf(page('day')).isInvalidated).toBe(true)
  })
})
