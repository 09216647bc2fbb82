import { describe, expect, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { failure } from '@lernspur/api-client/testing/failure'
import { MutationObserver, notifyManager, onlineManager } from '@tanstack/react-query'
import { queryClient, store, toastsAtom } from '../app-runtime'
import { saveStatusAtom } from '../feedback/save-status'

inBrowser()

/** Runs one write and waits until it has settled. */
const write = (mutationFn: () => Promise<unknown>, meta = {}) =>
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn, meta })
    .execute(undefined)
    .catch(() => null)

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
      return Promise.reject(failure(503))
    })
    expect(tries).toBe(1)
    expect(store.get(saveStatusAtom).kind).toBe('failed')
  })

  test('without a network fail at once, and are not made later by themselves', async () => {
    let tries = 0
    onlineManager.setOnline(false)
    try {
      const writing = write(() => {
        tries += 1
        return Promise.reject(failure(0))
      })
      expect(await Promise.race([writing, Bun.sleep(100).then(() => 'waits')])).toBeNull()
      expect(store.get(saveStatusAtom).kind).toBe('failed')
    } finally {
      onlineManager.setOnline(true)
    }
    await Bun.sleep(0)
    expect(tries).toBe(1)
  })

  test('with an outdated row version are a conflict', async () => {
    await write(() => Promise.reject(failure(409, 'EDIT_CONFLICT')))
    expect(store.get(saveStatusAtom).kind).toBe('conflict')
  })

  test('show an error once: in a toast, or in the screen that handles it', async () => {
    store.set(toastsAtom, [])
    await write(() => Promise.reject(failure(403, 'NO_PERMISSION')), { showsFailure: true })
    expect(store.get(toastsAtom)).toEqual([])
    await write(() => Promise.reject(failure(403, 'NO_PERMISSION')))
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
    await write(() => Promise.reject(failure(500)), { savesNothing: true, showsFailure: true })
    expect(store.get(saveStatusAtom).kind).toBe('saved')
  })
})
