import { expect, test } from 'bun:test'
import { requestLanguage } from './language'

const of = (headers: Record<string, string>, chosen: 'de' | 'en' | null = null) =>
  requestLanguage(new Headers(headers), chosen)

test('defaults to German', () => {
  expect(of({})).toBe('de')
  expect(of({ 'accept-language': 'fr-FR,fr;q=0.9,*;q=0.5' })).toBe('de')
  expect(of({ 'accept-language': '' })).toBe('de')
})

test('the browser’s accepted languages are weighted', () => {
  expect(of({ 'accept-language': 'en-GB,en;q=0.9,de;q=0.8' })).toBe('en')
  expect(of({ 'accept-language': 'en;q=0.3, de-CH;q=0.7' })).toBe('de')
  expect(of({ 'accept-language': 'de;q=0, en;q=0.1' })).toBe('en')
  expect(of({ 'accept-language': 'en-GB, de;q=0.9, en;q=0.8' })).toBe('en')
})

test("the cookie beats the user's choice, and that beats the browser", () => {
  expect(of({ 'accept-language': 'en' }, 'de')).toBe('de')
  expect(of({ cookie: 'lernspur-language=en' }, 'de')).toBe('en')
  expect(of({ cookie: 'lernspur-language=xx' }, 'en')).toBe('en')
})
