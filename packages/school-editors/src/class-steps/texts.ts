import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.class-steps': typeof import('../../locales/de/school-editors.class-steps.json')
    'school-editors.class-template': typeof import('../../locales/de/school-editors.class-template.json')
  }
}

/** Texts of the class set-up steps, and of templates that classes start from; users of these register them. */
export const classStepsTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.class-steps': {
    de: () => import('../../locales/de/school-editors.class-steps.json'),
    en: () => import('../../locales/en/school-editors.class-steps.json'),
  },
  'school-editors.class-template': {
    de: () => import('../../locales/de/school-editors.class-template.json'),
    en: () => import('../../locales/en/school-editors.class-template.json'),
  },
}
