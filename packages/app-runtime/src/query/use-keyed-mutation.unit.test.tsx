import { afterEach, describe, expect, test } from 'bun:test'
import { createStudentsMutation } from '@lernspur/api-client/school-admin/student.queries'
import { answering } from '@lernspur/api-client/testing/browser'
import { act, inDocument, renderHook } from '@lernspur/ui/testing/document'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useKeyedMutation } from './use-keyed-mutation'

inDocument()

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

const client = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

const namesOf = (...firstNames: string[]) => ({
  body: {
    schoolClassId: '0198a000-0000-7000-8000-000000000001',
    students: firstNames.map((firstName) => ({ firstName, lastName: 'Probe' })),
  },
})

type Outcome = 'made' | 'lost'

/**
 * Creates each list of names in turn; returns the keys that were sent. Lost stands for a response that never arrived.
 */
const keysOf = async (...requested: (readonly [ReturnType<typeof namesOf>, Outcome])[]) => {
  const outcomes = requested.map(([, outcome]) => outcome)
  const requests = answering(() =>
    outcomes.shift() === 'made'
      ? Response.json({ success: true, data: { rows: [], count: 0 } })
      : Promise.reject(new TypeError('connection reset')),
  )
  const { result } = renderHook(() => useKeyedMutation(createStudentsMutation()), { wrapper })
  for (const [names] of requested) await act(() => result.current.mutateAsync(names).catch(() => null))
  return requests.map(({ headers }) => headers.get('idempotency-key'))
}

describe('the key of a create', () => {
  test('is reused for the same content until it succeeds', async () => {
    const [first, second, third] = await keysOf(
      [namesOf('Ada'), 'lost'],
      [namesOf('Ada'), 'lost'],
      [namesOf('Ada'), 'made'],
    )
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect([second, third]).toEqual([first ?? '', first ?? ''])
  })

  test('is a new one after success', async () => {
    const keys = await keysOf([namesOf('Ada'), 'made'], [namesOf('Ada'), 'made'])
    expect(new Set(keys).size).toBe(2)
  })

  test('is a new one for different content, without dropping the key of the failed one', async () => {
    const [ada, emmy, again] = await keysOf(
      [namesOf('Ada'), 'lost'],
      [namesOf('Ada', 'Emmy'), 'made'],
      [namesOf('Ada'), 'made'],
    )
    expect(emmy).not.toBe(ada ?? '')
    expect(again).toBe(ada ?? '')
  })

  test('belongs to one file, not to another with equal content', async () => {
    const keys: string[] = []
    const mutationFn = ({ idempotencyKey }: { body: { file: Blob }; idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      return Promise.reject<never>(new TypeError('connection reset'))
    }
    const { result } = renderHook(() => useKeyedMutation({ mutationFn }), { wrapper })
    const upload = (file: Blob) => act(() => result.current.mutateAsync({ body: { file } }).catch(() => null))
    const file = new Blob(['1'])
    await upload(file)
    await upload(file)
    await upload(new Blob(['1']))
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
  })
})
