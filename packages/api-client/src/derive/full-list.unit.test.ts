import { expect, test } from 'bun:test'
import { QueryClient } from '@tanstack/react-query'
import { allObservationsQuery } from '../teacher/observation.queries'
import { answering, inBrowser } from '../testing/browser'

inBrowser()

const pageOf = (request: Request, count: number) => {
  const search = new URL(request.url).searchParams
  const [offset, limit] = [Number(search.get('offset')), Number(search.get('limit'))]
  const rows = Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, index) => ({
    id: String(offset + index),
  }))
  return Response.json({ success: true, data: { rows, count } })
}
const read = async (count: number) => {
  const requests = answering((request) => pageOf(request, count))
  const rows = await new QueryClient().fetchQuery(allObservationsQuery({}))
  return { ids: rows.map(({ id }) => id), requests: requests.length }
}

test.each([
  [0, 1],
  [3, 1],
  [2000, 1],
  [2041, 2],
  [4001, 3],
])('%i rows are read with %i requests', async (count, requests) => {
  const complete = await read(count)
  expect(complete.requests).toBe(requests)
  expect(complete.ids).toEqual(Array.from({ length: count }, (_, index) => String(index)))
})

test('a row that moves to the next page meanwhile is returned once', async () => {
  const requests = answering((request) => {
    const isFirst = requests.length === 1
    const rows = isFirst
      ? Array.from({ length: 2000 }, (_, id) => ({ id: String(id) }))
      : [{ id: '1999' }, { id: '2000' }]
    void request
    return Response.json({ success: true, data: { rows, count: 2002 } })
  })
  expect(await new QueryClient().fetchQuery(allObservationsQuery({}))).toHaveLength(2001)
})

test('it becomes stale with the other reads of its noun', () => {
  expect(allObservationsQuery({}).queryKey[0]).toBe('observation')
})
