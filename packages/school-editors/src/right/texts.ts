import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.right': typeof import('../../locales/de/school-editors.right.json')
  }
}

/** Texts of the editors of rights; users of these register them. */
export const rightTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.right': {
    de: () => import('../../locales/de/school-editors.right.json'),
    en: () => import('../../locales/en/school-editors.right.json'),
  },
}
