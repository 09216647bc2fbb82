import { type Language, languages } from '@lernspur/contracts/wire/error-catalogue'
import { useTranslation } from 'react-i18next'
import { readCookie, writeCookie } from './cookie'
import { i18n } from './i18n'

const cookieName = 'lernspur-language'

export const isLanguage = (value: string | null | undefined): value is Language =>
  languages.some((language) => language === value)

/** The chosen language, else German (rule screen.9). Stored in the cookie, so that the server uses it, too. */
export const startLanguage = (): Language => {
  const language = storedLanguage()
  if (readCookie(cookieName) !== language) writeCookie(cookieName, language)
  document.documentElement.lang = language
  return language
}

export const storedLanguage = (): Language => {
  const chosen = readCookie(cookieName)
  return isLanguage(chosen) ? chosen : languages[0]
}

let isChosen = false

/** Whether the user has chosen the language since the page was loaded. */
export const isLanguageChosen = (): boolean => isChosen

/** Loads the texts of a language, then switches the page to it; remembered for a year. */
export const setLanguage = async (language: Language) => {
  isChosen = true
  writeCookie(cookieName, language)
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
}

/** The page's language. */
export const useLanguage = (): Language => {
  const { language } = useTranslation().i18n
  return isLanguage(language) ? language : languages[0]
}
