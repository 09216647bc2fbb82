// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { afterEach, expect, test } from 'bun:test'
import { answering } from '@lernspur/api-client/testing/browser'
import { AppRuntimeProvider } from '@lernspur/app-runtime'
import { act, inDocument, renderHook, waitFor } from '@lernspur/ui/testing/document'
import { useStoreAssessments } from './use-store-assessments'

inDocument()

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

const visualId = '0198a000-0000-7000-8000-000000000002'
const shares = [{ name: 'Beobachtung', weighting: 100 }]

test('assessments of a class are replaced in the version that is known, so that no other is overwritten', async () => {
  const requests = answering(() =>
    Response.json({ success: true, data: { rows: [], count: 0, updatedAt: '2026-11-22T08:00:01Z' } }),
  )
  const { result } = renderHook(() => useStoreAssessments('0198a000-0000-7000-8000-000000000001'), {
    wrapper: AppRuntimeProvider,
  })
  // Texts of the page may still be loading.
  await waitFor(() => expect(result.current).toBeFunction())
  const saved = await act(() => result.current({ scale: { visualId }, shares }, '2026-11-22T08:00:00Z'))
  expect(requests.map(({ method, headers }) => [method, headers.get('if-match')])).toEqual([
    ['PUT', '"2026-11-22T08:00:00Z"'],
  ])
  expect(saved.updatedAt).toBe('2026-11-22T08:00:01Z')
})
