import { call } from '@lernspur/api-client/call'
import { type UpdateMe, userRoutes, type WhoAmI } from '@lernspur/contracts/identity/user.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { atom } from 'jotai'
import { isLanguageChosen, setLanguage, storedLanguage } from '../texts/language'
import { type Theme, themeAtom } from '../texts/theme'
import { noticeEnd } from './ended'
import { store } from './store'

/**
 * Saves a preference on the server; resolves once that answered. If it fails, the browser still keeps it, and an ended
 * session is detected.
 */
export const storeChoice = (choice: UpdateMe): Promise<unknown> =>
  call(userRoutes.updateMe, { body: choice }).catch(noticeEnd)

/** Switches the page's language and saves it as the user's preference. */
export const chooseLanguage = (language: Language): Promise<void> => {
  void storeChoice({ language })
  return setLanguage(language)
}

/** The theme; writing it also saves it as the user's preference. */
export const ownThemeAtom = atom(
  (get) => get(themeAtom),
  (_, set, theme: Theme) => {
    void storeChoice({ theme: theme === 'system' ? null : theme })
    set(themeAtom, theme)
  },
)

/**
 * At sign-in, the user's preferences replace those of this browser; a language chosen since the page was loaded is
 * newer and becomes the user's preference.
 */
export const takeOverAppearance = ({ language, theme }: Pick<WhoAmI, 'language' | 'theme'>) => {
  store.set(themeAtom, theme ?? 'system')
  if (isLanguageChosen()) void storeChoice({ language: storedLanguage() })
  else if (language !== storedLanguage()) void setLanguage(language)
}
