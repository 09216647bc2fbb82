import { registerTexts } from '../texts/i18n'

declare global {
  interface LernspurTexts {
    'seal.check': typeof import('../../locales/de/seal.check.json')
  }
}

// With the page that shows them, not with the first one.
registerTexts('seal', {
  'seal.check': {
    de: () => import('../../locales/de/seal.check.json'),
    en: () => import('../../locales/en/seal.check.json'),
  },
})
