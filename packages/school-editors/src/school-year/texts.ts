import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.school-year': typeof import('../../locales/de/school-editors.school-year.json')
  }
}

/** Texts of the editors of school years; users of these register them. */
export const schoolYearTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.school-year': {
    de: () => import('../../locales/de/school-editors.school-year.json'),
    en: () => import('../../locales/en/school-editors.school-year.json'),
  },
}
