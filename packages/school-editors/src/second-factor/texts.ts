import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.second-factor': typeof import('../../locales/de/school-editors.second-factor.json')
  }
}

/** Texts of the editor of second factors; users of it register them. */
export const secondFactorTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.second-factor': {
    de: () => import('../../locales/de/school-editors.second-factor.json'),
    en: () => import('../../locales/en/school-editors.second-factor.json'),
  },
}
