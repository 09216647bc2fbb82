import { type Language, languages } from '@lernspur/contracts/wire/error-catalogue'
import { languageCookieName, readCookie } from './cookies'

const known = (tag: string | undefined): Language | undefined =>
  languages.find((language) => tag?.trim().toLowerCase().split('-')[0] === language)

const accepted = (header: string | null): Language | undefined =>
  (header ?? '')
    .split(',')
    .map((part) => ({ tag: part.split(';')[0], weight: Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1) }))
    .filter(({ tag, weight }) => weight > 0 && known(tag) !== undefined)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => known(tag))[0]

/** Language of a page: what its cookie says, else German, whatever the browser prefers (rule screen.9). */
export const pageLanguage = (headers: Headers): Language =>
  known(readCookie(headers.get('cookie'), languageCookieName)) ?? languages[0]

/** Language of a request: the browser's cookie, the user's choice, what the browser accepts, else German. */
export const requestLanguage = (headers: Headers, chosen: Language | null = null): Language =>
  known(readCookie(headers.get('cookie'), languageCookieName)) ??
  chosen ??
  accepted(headers.get('accept-language')) ??
  languages[0]
