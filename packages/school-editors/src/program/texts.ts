import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.program': typeof import('../../locales/de/school-editors.program.json')
    'school-editors.webhook': typeof import('../../locales/de/school-editors.webhook.json')
  }
}

/** Texts of programs and their tokens; users of them register them. */
export const programTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.program': {
    de: () => import('../../locales/de/school-editors.program.json'),
    en: () => import('../../locales/en/school-editors.program.json'),
  },
  'school-editors.webhook': {
    de: () => import('../../locales/de/school-editors.webhook.json'),
    en: () => import('../../locales/en/school-editors.webhook.json'),
  },
}
