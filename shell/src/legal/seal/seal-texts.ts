import { registerTexts } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'shell.seal': typeof import('../../../locales/de/shell.seal.json')
  }
}

// Registered by the page that shows them, and not with the shell's other texts.
registerTexts('shell', {
  'shell.seal': {
    de: () => import('../../../locales/de/shell.seal.json'),
    en: () => import('../../../locales/en/shell.seal.json'),
  },
})
