import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.competence': typeof import('../../locales/de/school-editors.competence.json')
  }
}

/** Texts of the editor of competences; users of it register them. */
export const competenceTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.competence': {
    de: () => import('../../locales/de/school-editors.competence.json'),
    en: () => import('../../locales/en/school-editors.competence.json'),
  },
}
