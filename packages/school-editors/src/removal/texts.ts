import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.removal': typeof import('../../locales/de/school-editors.removal.json')
  }
}

/** Texts of deletions that take reports with them; users of these register them. */
export const removalTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.removal': {
    de: () => import('../../locales/de/school-editors.removal.json'),
    en: () => import('../../locales/en/school-editors.removal.json'),
  },
}
