import { describe, expect, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { MutationObserver, notifyManager } from '@tanstack/react-query'
import { queryClient, saveStatusAtom, store, toastsAtom } from '../app-kit'

inBrowser()

const apiError = (code: string, status: number, networkError = false) =>
  Object.assign(new Error(code), { name: 'ApiError', code, status, networkError })

/** Runs one write and waits until it has settled. */
const write = (mutationFn: () => Promise<unknown>, meta = {}) =>
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn, meta })
    .execute(undefined)
    .catch(() => null)

describe('reads', () => {
  const { retry, retryDelay, gcTime } = queryClient.getDefaultOptions().queries ?? {}
  const repeats = (error: Error) =>
    [0, 1, 2, 3].filter((failures) => typeof retry === 'function' && retry(failures, error)).length

  test.each([
    ['no answer', apiError('UNKNOWN', 0, true), 3],
    ['a broken server', apiError('UNKNOWN', 503), 3],
    ['too many requests', apiError('TOO_MANY_REQUESTS', 429), 3],
    ['what does not exist', apiError('NOT_FOUND', 404), 0],
    ['what is not allowed', apiError('NO_PERMISSION', 403), 0],
    ['a session that is over, or has just got another token', apiError('INVALID_TOKEN', 401), 1],
    ['what is not built', apiError('NOT_IMPLEMENTED', 501), 0],
    ['a mistake of the page', new TypeError('undefined is not a function'), 0],
  ])('%s is retried only as often as useful', (_, error, times) => {
    expect(repeats(error)).toBe(times)
  })

  test('wait 1 s, doubling, at most 30 s', () => {
    const delays = [0, 1, 2, 6].map((failures) =>
      typeof retryDelay === 'function' ? retryDelay(failures, new Error()) : retryDelay,
    )
    expect(delays).toEqual([1000, 2000, 4000, 30_000])
  })

  test('are discarded five minutes after their last use', () => {
    expect(gcTime).toBe(300_000)
  })
})

describe('writes', () => {
  test('count as saved when the server has confirmed, not before', async () => {
    let finish = (_: unknown) => {}
    const writing = write(() => new Promise((resolve) => (finish = resolve)))
    await Bun.sleep(0)
    expect(store.get(saveStatusAtom).kind).toBe('saving')
    finish(null)
    await writing
    expect(store.get(saveStatusAtom).kind).toBe('saved')
  })

  test('are reported as pending before another click can follow', async () => {
    const observer = new MutationObserver(queryClient, { mutationFn: () => Bun.sleep(1) })
    let isPending = false
    // As a screen is notified.
    const notify = notifyManager.batchCalls(() => (isPending = observer.getCurrentResult().isPending))
    observer.subscribe(notify)
    const writing = observer.mutate()
    // Everything the browser does before it handles the next click.
    for (let step = 0; step < 10 && !isPending; step++) await null
    expect(isPending).toBe(true)
    await writing
  })

  test('are sent once', async () => {
    let tries = 0
    await write(() => {
      tries += 1
      return Promise.reject(apiError('UNKNOWN', 503))
    })
    expect(tries).toBe(1)
    expect(store.get(saveStatusAtom).kind).toBe('failed')
  })

  test('with an outdated row version are a conflict', async () => {
    await write(() => Promise.reject(apiError('EDIT_CONFLICT', 409)))
    expect(store.get(saveStatusAtom).kind).toBe('conflict')
  })

  test('show an error once: in a toast, or in the screen that handles it', async () => {
    store.set(toastsAtom, [])
    await write(() => Promise.reject(apiError('NO_PERMISSION', 403)), { showsFailure: true })
    expect(store.get(toastsAtom)).toEqual([])
    await write(() => Promise.reject(apiError('NO_PERMISSION', 403)))
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['Dazu fehlt Ihnen die Berechtigung.'])
  })

  test('invalidate the reads that they name', async () => {
    queryClient.setQueryData(['report', 'class', '1'], 1)
    queryClient.setQueryData(['report', 'class', '2'], 2)
    await write(() => Promise.resolve(null), { invalidates: [['report', 'class', '1']] })
    const stale = (id: string) => queryClient.getQueryState(['report', 'class', id])?.isInvalidated
    expect([stale('1'), stale('2')]).toEqual([true, false])
  })

  test('that save nothing do not affect the status', async () => {
    await write(() => Promise.resolve(null))
    await write(() => Promise.reject(apiError('UNKNOWN', 500)), { savesNothing: true, showsFailure: true })
    expect(store.get(saveStatusAtom).kind).toBe('saved')
  })
})
