import { registerTexts } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'shell.seal': typeof import('../../../locales/de/shell.seal.json')
  }
}

// With the page that shows them, not with the first one.
registerTexts('shell', {
  'shell.seal': {
    de: () => import('../../../locales/de/shell.seal.json'),
    en: () => import('../../../locales/en/shell.seal.json'),
  },
})
