// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { expect, test } from 'bun:test'
import { AppRuntimeProvider } from '@lernspur/app-runtime'
import { fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { emptyDraft } from '../../testing/empty-draft'
import { signedIn } from '../../testing/signed-in'
import { DraftStore } from '../draft/draft-store'
import { LeftOut } from './left-out'

inDocument()
signedIn(() => Response.json({ success: true, data: null }))

const child = (id: string, firstName: string) => ({
  id,
  firstName,
  lastName: 'Kaya',
  avatar: null,
  schoolSubjectIds: [],
})
const [mia, ben] = [child('mia', 'Mia'), child('ben', 'Ben')]

const open = (...studentIds: readonly string[]) => {
  const store = new DraftStore(emptyDraft, () => undefined)
  store.change({ kind: 'all', studentIds, choice: 'good' })
  render(
    <AppRuntimeProvider>
      <Suspense>
        <LeftOut work={{ students: [mia, ben] }} form={{ store, students: [mia] }} />
        <p>drawn</p>
      </Suspense>
    </AppRuntimeProvider>,
  )
  return store
}

test('what is marked of children who left the class or do not take the subject is said, and dropped when asked', async () => {
  const store = open('mia', 'ben', 'gone')
  await found(() => page().getByText(/^Bei Ben Kaya ist etwas eingetragen, das hier nicht gespeichert wird/))
  await found(() => page().getByText(/^Bei einem Kind, das nicht mehr in der Klasse ist/))
  fireEvent.click(page().getByRole('button', { name: 'Verwerfen' }))
  expect([...store.get().choices.keys()]).toEqual(['mia'])
  fireEvent.click(await found(() => page().getByRole('button', { name: 'Rückgängig' })))
  expect([...store.get().choices.keys()]).toEqual(['mia', 'ben', 'gone'])
})

test('nothing is said of children who are saved', async () => {
  open('mia')
  await found(() => page().getByText('drawn'))
  expect(page().queryByRole('button', { name: 'Verwerfen' })).toBeNull()
})
