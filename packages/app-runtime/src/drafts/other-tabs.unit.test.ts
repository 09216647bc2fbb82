import { expect, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { PersistentDraft } from '../app-runtime'
import { beginDrafts, store } from './testing/unsaved'

inBrowser()
const drafts = beginDrafts()

const reload = () => window.dispatchEvent(new window.Event('pagehide'))

test('a page that is loaded anew has what was typed, photos included', async () => {
  await store(drafts.name)
  reload()
  const found = await new PersistentDraft(drafts.name).recover()
  expect([found?.value, found?.files.size]).toEqual([{ note: 'liest' }, 1])
})

test('what another open tab is typing stays with it', async () => {
  const taken = new Set<string>()
  const request = (of: string, _: object, work: (lock: object | null) => unknown) => {
    const isFree = !taken.has(of)
    taken.add(of)
    void work(isFree ? {} : null)
    return Promise.resolve()
  }
  Object.assign(navigator, { locks: { request } })
  try {
    await store(drafts.name)
    reload()
    sessionStorage.clear()
    const inOther = () => new PersistentDraft(drafts.name).recover()
    expect(await inOther()).toBeNull()
    // That tab is gone.
    taken.clear()
    expect((await inOther())?.value).toEqual({ note: 'liest' })
  } finally {
    Reflect.deleteProperty(navigator, 'locks')
  }
})
