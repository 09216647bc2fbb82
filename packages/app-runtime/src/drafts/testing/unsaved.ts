import { afterAll, afterEach, beforeAll, beforeEach } from 'bun:test'
import { answering } from '@lernspur/api-client/testing/browser'
import { enterSession, lockDevice, PersistentDraft, wipeDevice } from '../../app-runtime'
import { database } from '../../device/page-device'
import { keyText } from '../../offline/testing/device'
import { leaveSession } from '../../session/session'
import { whoAmIOf } from '../../testing/people'
import { watchStoredDrafts } from '../tab-drafts'

export const anna = whoAmIOf({ id: '01900000-0000-7000-8000-00000000000a' })
export const bert = whoAmIOf({ id: '01900000-0000-7000-8000-00000000000b' })

/** Somebody signs in, and the server gives out the key of that person. */
export const enter = (whoAmI: typeof anna) => {
  const key = keyText(whoAmI.id === anna.id ? 'a' : 'b')
  answering(() => Response.json({ success: true, data: { key, hours: 12 } }))
  enterSession({ csrfToken: 'token', whoAmI })
}

/** The session ends by itself: nobody may have a key any more, which empties the tab's own storage. */
export const end = async () => {
  answering(() => Response.json({ success: false, error: 'INVALID_TOKEN', message: '' }, { status: 401 }))
  await lockDevice()
  leaveSession()
}

/** How many drafts and pictures the device has. */
export const rows = () => database(({ drafts, files }) => Promise.all([drafts.count(), files.count()]))
const photo = new Blob(['pixels'], { type: 'image/jpeg' })
export const typed = { value: { note: 'liest' }, files: new Map([['mia', photo]]) }

/** Types something, and waits until it is on the device. */
export const store = async (name: string): Promise<PersistentDraft> => {
  const draft = new PersistentDraft(name)
  draft.store(typed)
  await draft.persist()
  return draft
}

/** Before each test of a file Anna is signed in on an empty device, and `name` is that of a new draft. */
export const beginDrafts = (): { readonly name: string } => {
  let stop = () => {}
  let name = ''
  beforeAll(() => {
    stop = watchStoredDrafts()
  })
  // The last input would be written a moment later, when the tests' window may be gone.
  afterEach(() => void window.dispatchEvent(new window.Event('pagehide')))
  afterAll(() => stop())
  beforeEach(async () => {
    enter(anna)
    await wipeDevice()
    name = `capture ${crypto.randomUUID()}`
  })
  return {
    get name() {
      return name
    },
  }
}
