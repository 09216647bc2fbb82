import { registerTexts } from '@lernspur/app-kit'

declare global {
  interface LernspurTexts {
    'app-kit.seal': typeof import('../../locales/de/app-kit.seal.json')
  }
}

// With the page that shows them, not with the first one.
registerTexts('app-kit', {
  'app-kit.seal': {
    de: () => import('../../locales/de/app-kit.seal.json'),
    en: () => import('../../locales/en/app-kit.seal.json'),
  },
})
