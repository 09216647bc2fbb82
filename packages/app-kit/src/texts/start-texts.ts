import { languages } from '@lernspur/contracts/error-catalogue'
import { initReactI18next } from 'react-i18next'
import { i18n, registerTexts } from './i18n'
import { startLanguage } from './language'

/** Starts the texts of the page in the remembered language; German is default and fallback. */
export const startTexts = (): Promise<unknown> => {
  registerTexts('app-kit', {
    'app-kit.app': {
      de: () => import('../../locales/de/app-kit.app.json'),
      en: () => import('../../locales/en/app-kit.app.json'),
    },
    // Only pages with text fields need them.
    'app-kit.editing': {
      de: () => import('../../locales/de/app-kit.editing.json'),
      en: () => import('../../locales/en/app-kit.editing.json'),
    },
    'app-kit.waiting': {
      de: () => import('../../locales/de/app-kit.waiting.json'),
      en: () => import('../../locales/en/app-kit.waiting.json'),
    },
  })
  return i18n.use(initReactI18next).init({
    lng: startLanguage(),
    fallbackLng: languages[0],
    supportedLngs: languages,
    ns: ['app-kit.app'],
    defaultNS: 'app-kit.app',
    // React escapes values.
    interpolation: { escapeValue: false },
    react: { useSuspense: true, bindI18nStore: 'added' },
  })
}
