import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.school-class': typeof import('../../locales/de/school-editors.school-class.json')
  }
}

/** Texts of the editors of a class; users of these register them. */
export const schoolClassTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.school-class': {
    de: () => import('../../locales/de/school-editors.school-class.json'),
    en: () => import('../../locales/en/school-editors.school-class.json'),
  },
}
