// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { afterEach, expect, test } from 'bun:test'
import { studentListQuery } from '@lernspur/api-client/school-admin/student.queries'
import { answering } from '@lernspur/api-client/testing/browser'
import { AppRuntimeProvider, classesQuery, queryClient } from '@lernspur/app-runtime'
import { act, found, inDocument, renderHook } from '@lernspur/ui/testing/document'
import { useTakeOver } from './use-take-over'

inDocument()

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
  queryClient.clear()
})

test('after a conflict the list is compared with the children and the classes that somebody has made meanwhile', async () => {
  const nothing = { rows: [], count: 0 }
  const queries = [studentListQuery().queryKey, classesQuery().queryKey]
  for (const queryKey of queries) queryClient.setQueryData(queryKey, nothing)
  answering(() => Response.json({ success: false, error: 'EDIT_CONFLICT', message: '' }, { status: 409 }))
  const { result } = renderHook(() => useTakeOver(), { wrapper: AppRuntimeProvider })
  // Texts of the page may still be loading.
  await found(() => expect(result.current).toBeObject())
  const made = await act(() => result.current.takeOver({ body: {}, children: 1, changes: 0 }))
  expect(made).toBeNull()
  for (const queryKey of queries) expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
