import { call } from '@lernspur/api-client/call'
import type { Language } from '@lernspur/contracts/error-catalogue'
import { type UpdateMe, userRoutes, type WhoAmI } from '@lernspur/contracts/user.contract'
import { atom } from 'jotai'
import { isLanguageChosen, setLanguage, storedLanguage } from '../texts/language'
import { type Theme, themeAtom } from '../texts/theme'
import { noticeEnd } from './ended'
import { store } from './store'

/** Keeps a choice on the server. Where that fails the browser still knows it, and learns that the session is over. */
const keep = (choice: UpdateMe) => {
  call(userRoutes.updateMe, { body: choice }).catch(noticeEnd)
}

/** Shows the page in a language and keeps that as the signed-in user's choice. */
export const chooseLanguage = (language: Language): Promise<void> => {
  keep({ language })
  return setLanguage(language)
}

/** The theme; writing it also keeps it as the signed-in user's choice. */
export const ownThemeAtom = atom(
  (get) => get(themeAtom),
  (_, set, theme: Theme) => {
    keep({ theme: theme === 'system' ? null : theme })
    set(themeAtom, theme)
  },
)

/**
 * At sign-in the user's own choice replaces what this browser knew; a language that was chosen on the way there is newer
 * and becomes the user's choice.
 */
export const takeOverAppearance = ({ language, theme }: Pick<WhoAmI, 'language' | 'theme'>) => {
  store.set(themeAtom, theme ?? 'system')
  if (isLanguageChosen()) keep({ language: storedLanguage() })
  else if (language !== storedLanguage()) void setLanguage(language)
}
