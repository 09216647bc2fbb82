import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.seal': typeof import('../../locales/de/school-editors.seal.json')
  }
}

/** Texts of what is known of a school and its keys; users of it register them. */
export const sealTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.seal': {
    de: () => import('../../locales/de/school-editors.seal.json'),
    en: () => import('../../locales/en/school-editors.seal.json'),
  },
}
