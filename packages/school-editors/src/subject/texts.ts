import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.subject': typeof import('../../locales/de/school-editors.subject.json')
  }
}

/** Texts of the editors of subjects; users of these register them. */
export const subjectTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.subject': {
    de: () => import('../../locales/de/school-editors.subject.json'),
    en: () => import('../../locales/en/school-editors.subject.json'),
  },
}
