import { type Language, languages } from '@lernspur/contracts/wire/error-catalogue'
import Negotiator from 'negotiator'
import { languageCookieName, readCookie } from './cookies'

const known = (tag: string | undefined): Language | undefined =>
  languages.find((language) => tag?.trim().toLowerCase().split('-')[0] === language)

/** Not matched by the library: `en-GB, de;q=0.9, en;q=0.8` means English, which it would take for German. */
const accepted = (header: string | null): Language | undefined =>
  new Negotiator({ headers: { 'accept-language': header ?? '' } })
    .languages()
    .map(known)
    .find((language) => language !== undefined)

/** Language of a page: what its cookie says, else German, whatever the browser prefers (rule screen.9). */
export const pageLanguage = (headers: Headers): Language =>
  known(readCookie(headers.get('cookie'), languageCookieName)) ?? languages[0]

/** Language of a request: the browser's cookie, the user's choice, what the browser accepts, else German. */
export const requestLanguage = (headers: Headers, chosen: Language | null = null): Language =>
  known(readCookie(headers.get('cookie'), languageCookieName)) ??
  chosen ??
  accepted(headers.get('accept-language')) ??
  languages[0]
