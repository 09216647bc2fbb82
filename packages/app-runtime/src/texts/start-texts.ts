import { languages } from '@lernspur/contracts/wire/error-catalogue'
import type { FormatterModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { i18n, registerTexts, textsChanged } from './i18n'
import { isLanguage, startLanguage } from './language'
import { numberText } from './number-text'

/** Writes the numbers of sentences as their language does. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value, _format, language) =>
    typeof value === 'number' ? numberText(isLanguage(language) ? language : languages[0], value) : value,
}

/** Starts the texts of the page in the remembered language; German is default and fallback. */
export const startTexts = (): Promise<unknown> => {
  registerTexts('app-runtime', {
    'app-runtime.app': {
      de: () => import('../../locales/de/app-runtime.app.json'),
      en: () => import('../../locales/en/app-runtime.app.json'),
    },
    // Only pages with text fields need them.
    'app-runtime.editing': {
      de: () => import('../../locales/de/app-runtime.editing.json'),
      en: () => import('../../locales/en/app-runtime.editing.json'),
    },
    'app-runtime.waiting': {
      de: () => import('../../locales/de/app-runtime.waiting.json'),
      en: () => import('../../locales/en/app-runtime.waiting.json'),
    },
  })
  return i18n
    .use(formatter)
    .use(initReactI18next)
    .init({
      lng: startLanguage(),
      fallbackLng: languages[0],
      supportedLngs: languages,
      ns: ['app-runtime.app'],
      defaultNS: 'app-runtime.app',
      // All texts of an area are one file. In groups of ten, which is the default, each group would wait anew for a file
      // that hangs, and the card would come only after all of them.
      maxParallelReads: Number.POSITIVE_INFINITY,
      interpolation: {
        // React escapes values.
        escapeValue: false,
        alwaysFormat: true,
      },
      react: { useSuspense: true, bindI18n: `languageChanged ${textsChanged}` },
    })
}
