import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.subject-exchange': typeof import('../../../locales/de/school-editors.subject-exchange.json')
  }
}

/** Texts of taking over, copying, importing and exporting subjects; users of these register them. */
export const subjectExchangeTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.subject-exchange': {
    de: () => import('../../../locales/de/school-editors.subject-exchange.json'),
    en: () => import('../../../locales/en/school-editors.subject-exchange.json'),
  },
}
