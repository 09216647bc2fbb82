import { expect, test } from 'bun:test'
import { QueryClient } from '@tanstack/react-query'
import { answering, inBrowser } from '../testing/browser'
import { markAllNotificationsAsReadMutation } from './notification.queries'

inBrowser()

const markAll = () => {
  const client = new QueryClient()
  return client.getMutationCache().build(client, markAllNotificationsAsReadMutation()).execute()
}

test('all unread notifications are marked, however many there are', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({ id: `${index}` }))
  const requests = answering(({ method }) =>
    Response.json({ success: true, ...(method === 'GET' && { data: { rows, count: rows.length } }) }),
  )
  await markAll()
  const [read, write] = requests
  const search = new URL(read?.url ?? '').searchParams
  expect([search.get('filter[0][field]'), search.get('filter[0][value]')]).toEqual(['isRead', 'false'])
  expect(search.get('limit')).toBeNull()
  expect(await write?.json()).toEqual({ ids: rows.map(({ id }) => id) })
})

test('nothing is written if nothing is unread', async () => {
  const requests = answering(() => Response.json({ success: true, data: { rows: [], count: 0 } }))
  await markAll()
  expect(requests.map(({ method }) => method)).toEqual(['GET'])
})
