import { afterEach, beforeAll, expect, test } from 'bun:test'
import { ApiError } from '@lernspur/api-client/wire/api-error'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { onlineManager } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { Suspense } from 'react'
import { csrfTokenAtom } from '../session/ended'
import { whoAmIAtom } from '../session/session'
import { store } from '../session/store'
import { whoAmIOf } from '../testing/people'
import { startTexts } from '../texts/start-texts'
import { ErrorNotice } from './error-notice'

inDocument()

beforeAll(() => startTexts())
afterEach(() => {
  onlineManager.setOnline(true)
  store.set(whoAmIAtom, null)
  store.set(csrfTokenAtom, null)
})

const unanswered = () => new ApiError({ code: 'UNKNOWN', message: 'no answer', status: 0, networkError: true })
const failing = (requestId: string) => new ApiError({ code: 'UNKNOWN', message: 'failed', status: 500, requestId })

interface FailingPart {
  readonly title: string
  readonly error: Error
  readonly inSheet?: boolean
}

const show = async (reads: readonly FailingPart[]) => {
  const retried: string[] = []
  const view = (left: readonly FailingPart[]) => (
    <Provider store={store}>
      <Suspense>
        {left.map(({ title, error, inSheet }) => (
          <section key={title} role={inSheet ? 'dialog' : undefined}>
            <ErrorNotice title={title} error={error} onRetry={() => retried.push(title)} />
          </section>
        ))}
      </Suspense>
    </Provider>
  )
  const { rerender } = render(view(reads))
  await found(() => page().getAllByRole('alert'))
  return { retried, change: (left: readonly FailingPart[]) => act(async () => rerender(view(left))) }
}
const cards = () => page().queryAllByRole('alert')

test('reads of a page that fail for one reason have one card, whose retry is for all of them', async () => {
  const { retried } = await show([
    { title: 'Versand', error: unanswered() },
    { title: 'E-Mails', error: unanswered() },
  ])
  expect(cards()).toHaveLength(1)
  expect(cards()[0]?.textContent).toContain('Versand')
  expect(page().getByText('E-Mails').closest('[role=alert]')).toBeNull()
  fireEvent.click(page().getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(retried).toEqual(['Versand', 'E-Mails'])
})

test('two answers that say the same are one failure, although each has an id of its own', async () => {
  await show([
    { title: 'Versand', error: failing('one') },
    { title: 'E-Mails', error: failing('two') },
  ])
  expect(cards()).toHaveLength(1)
})

test('failures for different reasons have a card each', async () => {
  await show([
    { title: 'Versand', error: failing('one') },
    { title: 'E-Mails', error: new ApiError({ code: 'NO_PERMISSION', message: 'no', status: 403 }) },
  ])
  expect(cards()).toHaveLength(2)
})

test('the first one on the page has the card, also if it failed last', async () => {
  const reads = [
    { title: 'Personen', error: unanswered() },
    { title: 'Offene Links', error: unanswered() },
  ]
  const { change } = await show(reads.slice(1))
  await change(reads)
  expect(cards()).toHaveLength(1)
  expect(cards()[0]?.textContent).toContain('Personen')
})

test('when the first read succeeds, the next one has the card', async () => {
  const reads = [
    { title: 'Versand', error: unanswered() },
    { title: 'E-Mails', error: unanswered() },
  ]
  const { change } = await show(reads)
  await change(reads.slice(1))
  expect(cards()).toHaveLength(1)
  expect(cards()[0]?.textContent).toContain('E-Mails')
})

test('a sheet has a card of its own, because it covers that of the page', async () => {
  await show([
    { title: 'E-Mails', error: unanswered() },
    { title: 'Verlauf', error: unanswered(), inSheet: true },
  ])
  expect(cards()).toHaveLength(2)
})

test('without a network a school is told what the device has, and a provider, for whom it has nothing, what is missing', async () => {
  const school = whoAmIOf()
  store.set(csrfTokenAtom, 'token')
  onlineManager.setOnline(false)
  store.set(whoAmIAtom, school)
  await show([{ title: 'E-Mails', error: unanswered() }])
  expect(cards()[0]?.textContent).toContain('was Sie auf diesem Gerät in der letzten Woche geöffnet haben')
  await act(async () =>
    store.set(whoAmIAtom, {
      ...school,
      userRoles: school.userRoles.map((role) => ({ ...role, tenant: { ...role.tenant, isProvider: true } })),
    }),
  )
  expect(cards()[0]?.textContent).toContain('Keine Verbindung. Bitte prüfen Sie Ihr Netz.')
  expect(cards()[0]?.textContent).not.toContain('auf diesem Gerät')
})
