import { afterEach, expect, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { PersistentDraft, queryClient } from '@lernspur/app-runtime'
import { firstPageReady } from './first-page'

inBrowser()
afterEach(() => queryClient.clear())

type Router = Parameters<typeof firstPageReady>[0]

/** A router whose code is loaded once `load` is called. */
const loadingRouter = () => {
  const callbacks = new Set<() => void>()
  const router = {
    state: { initialized: false },
    subscribe: (callback: () => void) => {
      callbacks.add(callback)
      return () => callbacks.delete(callback)
    },
  }
  const load = () => {
    router.state.initialized = true
    for (const callback of callbacks) callback()
  }
  return { router: router as unknown as Router, load, callbacks }
}

const stateOf = async (ready: Promise<void>): Promise<string> =>
  Promise.race([ready.then(() => 'ready'), Bun.sleep(5).then(() => 'waiting')])

test('the first page waits for its code, then for the reads that are under way', async () => {
  const { router, load, callbacks } = loadingRouter()
  const answer = Promise.withResolvers<string>()
  const ready = firstPageReady(router)
  void queryClient.query({ queryKey: ['child'], queryFn: () => answer.promise })
  expect(await stateOf(ready)).toBe('waiting')
  load()
  expect(await stateOf(ready)).toBe('waiting')
  answer.resolve('Mia')
  await ready
  expect(callbacks.size).toBe(0)
})

test('the first page waits for the drafts that are read from the device', async () => {
  const { router, load } = loadingRouter()
  load()
  let isRecovered = false
  void new PersistentDraft('observation').recover().then(() => {
    isRecovered = true
  })
  await firstPageReady(router)
  expect(isRecovered).toBe(true)
})

test('a read that never answers does not hold the first page up for ever', async () => {
  const { router, load } = loadingRouter()
  load()
  void queryClient.query({ queryKey: ['child'], queryFn: () => new Promise(() => {}) }).catch(Boolean)
  await firstPageReady(router)
})
