import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.scale': typeof import('../../locales/de/school-editors.scale.json')
  }
}

/** Texts of the editors of scales; users of these register them. */
export const scaleTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.scale': {
    de: () => import('../../locales/de/school-editors.scale.json'),
    en: () => import('../../locales/en/school-editors.scale.json'),
  },
}
