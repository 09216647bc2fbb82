import { expect, test } from 'bun:test'
import { act, inDocument, renderHook } from '@lernspur/ui/testing/document'
import { store } from '../session/store'
import { toastsAtom } from './toast'
import { useLoaded } from './use-loaded'

inDocument()

const Part = () => null

test('a part that cannot be loaded says so, and is loaded when it is asked for again', async () => {
  store.set(toastsAtom, [])
  let isReachable = false
  let loads = 0
  let isRequested = true
  const load = () => {
    loads += 1
    return isReachable ? Promise.resolve({ default: Part }) : Promise.reject(new Error('Loading chunk 12 failed'))
  }
  const takeBack = () => {
    isRequested = false
  }
  const { result, rerender } = renderHook(() => useLoaded(load, isRequested, takeBack))
  await act(async () => {})
  rerender()
  expect([result.current, isRequested, loads, store.get(toastsAtom).length]).toEqual([undefined, false, 1, 1])
  isReachable = true
  isRequested = true
  rerender()
  await act(async () => {})
  expect([result.current, loads]).toEqual([Part, 2])
})
