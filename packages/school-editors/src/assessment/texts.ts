import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.assessment': typeof import('../../locales/de/school-editors.assessment.json')
  }
}

/** Texts of the editors of assessments and weightings; users of these register them. */
export const assessmentTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.assessment': {
    de: () => import('../../locales/de/school-editors.assessment.json'),
    en: () => import('../../locales/en/school-editors.assessment.json'),
  },
}
