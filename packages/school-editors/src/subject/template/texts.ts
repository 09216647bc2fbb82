import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.subject-template': typeof import('../../../locales/de/school-editors.subject-template.json')
  }
}

/** Texts of templates of a school or of the provider; users of these register them. */
export const subjectTemplateTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.subject-template': {
    de: () => import('../../../locales/de/school-editors.subject-template.json'),
    en: () => import('../../../locales/en/school-editors.subject-template.json'),
  },
}
