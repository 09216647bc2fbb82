import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.people': typeof import('../../locales/de/school-editors.people.json')
  }
}

/** Texts of the editors of people; users of these register them. */
export const peopleTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.people': {
    de: () => import('../../locales/de/school-editors.people.json'),
    en: () => import('../../locales/en/school-editors.people.json'),
  },
}
