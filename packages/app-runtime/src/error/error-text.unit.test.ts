import { afterEach, beforeAll, expect, setSystemTime, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { ApiError } from '@lernspur/api-client/wire/api-error'
import { i18n } from '../texts/i18n'
import { startTexts } from '../texts/start-texts'
import { errorTextOf, withReference } from './error-text'

inBrowser()
afterEach(() => setSystemTime())
beforeAll(async () => {
  await startTexts()
  await i18n.loadLanguages('en')
})

const now = Date.parse('2026-11-21T10:00:00Z')
const refusedFor = (seconds: number, status = 429) =>
  new ApiError({ code: 'TOO_MANY_REQUESTS', message: '', status, retryAt: now + seconds * 1000 })

/** The text shown when a wait of so many seconds remains. */
const visibleFor = (seconds: number, language: 'de' | 'en') =>
  /[^.]+\.$/.exec(errorTextOf(refusedFor(seconds), language))?.[0].trim()

test('a rate-limited user is shown how long to wait', () => {
  setSystemTime(now)
  expect(errorTextOf(refusedFor(230), 'de')).toBe(
    'Zu viele Versuche. Bitte warten Sie einen Moment. Versuchen Sie es in 4 Minuten wieder.',
  )
  expect(visibleFor(230, 'en')).toBe('Try again in 4 minutes.')
  expect(visibleFor(61, 'de')).toBe('Versuchen Sie es in 2 Minuten wieder.')
  expect(visibleFor(60, 'de')).toBe('Versuchen Sie es in 60 Sekunden wieder.')
  expect(visibleFor(41, 'de')).toBe('Versuchen Sie es in 50 Sekunden wieder.')
  expect(visibleFor(7, 'en')).toBe('Try again in 7 seconds.')
  expect(visibleFor(1, 'de')).toBe('Versuchen Sie es in einer Sekunde wieder.')
  expect(visibleFor(0.4, 'en')).toBe('Try again in one second.')
})

test('there is no wait once the time is over', () => {
  setSystemTime(now)
  const error = refusedFor(30)
  setSystemTime(now + 30_000)
  expect(errorTextOf(error, 'de')).toBe('Sie können es jetzt wieder versuchen.')
  expect(errorTextOf(error, 'en')).toBe('You can try again now.')
})

test('other errors do not mention a wait', () => {
  const error = new ApiError({ code: 'TOO_MANY_REQUESTS', message: '', status: 429 })
  expect(errorTextOf(error, 'en')).toBe('Too many attempts. Please wait a moment.')
  expect(errorTextOf(refusedFor(9, 503), 'de')).toContain('nicht erreichbar')
})

test('a provider of sign-in that does not answer is not said to be this service', () => {
  const error = new ApiError({ code: 'AUTH_PROVIDER_UNAVAILABLE', message: '', status: 503 })
  expect(errorTextOf(error, 'de')).toContain('melden Sie sich anders an')
})

test('a change that is not allowed is refused with the reasons of the answer, where it gives any', () => {
  const refusal = { code: 'UPDATE_NOT_ALLOWED', message: '', status: 403 } as const
  const details = [
    { path: 'userRoles', message: 'Nur Sie leiten A.' },
    { path: 'userRoles', message: 'Nur Sie leiten B.' },
  ]
  expect(errorTextOf(new ApiError({ ...refusal, details }), 'de')).toBe('Nur Sie leiten A. Nur Sie leiten B.')
  expect(errorTextOf(new ApiError(refusal), 'de')).toBe('Sie dürfen das nicht ändern.')
})

test('input that is refused names its fields, as the answer does', () => {
  const refusal = { code: 'VALIDATION_FAILED', status: 400 } as const
  const message = 'Bitte prüfen Sie Ihre Eingaben. Rufname: Höchstens 100 Zeichen.'
  const details = [{ path: 'nickname', message: 'Höchstens 100 Zeichen.' }]
  expect(errorTextOf(new ApiError({ ...refusal, message, details }), 'de')).toBe(message)
  expect(errorTextOf(new ApiError({ ...refusal, message: '' }), 'de')).toBe('Bitte prüfen Sie Ihre Eingaben.')
})

test('an unexpected error says by which id a help desk finds it', () => {
  const requestId = '0198f0aa-1111-7222-8333-444455556666'
  const unexpected = new ApiError({ code: 'UNKNOWN', message: '', status: 500, requestId })
  expect(errorTextOf(unexpected, 'de')).toBe(
    `Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal. Für den Support: ${requestId}`,
  )
  expect(errorTextOf(unexpected, 'en')).toBe(`Something went wrong. Please try again. For support: ${requestId}`)
  expect(errorTextOf(new ApiError({ code: 'UNKNOWN', message: '', status: 503, requestId }), 'en')).toEndWith(requestId)
  expect(withReference(errorTextOf(unexpected, 'en'), unexpected, 'en').split(requestId)).toHaveLength(2)
})

test('errors that say what is wrong, and those without an answer, show no id', () => {
  const requestId = '0198f0aa-1111-7222-8333-444455556666'
  const known = new ApiError({ code: 'NO_PERMISSION', message: '', status: 403, requestId })
  const network = new ApiError({ code: 'UNKNOWN', message: '', status: 0, networkError: true })
  for (const error of [known, network, new Error('a chunk')]) expect(errorTextOf(error, 'de')).not.toContain('Support')
})
