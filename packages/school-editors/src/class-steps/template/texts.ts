import type { TextLoaders } from '@lernspur/app-kit'

declare global {
  interface LernspurTexts {
    'school-editors.class-template': typeof import('../../../locales/de/school-editors.class-template.json')
  }
}

/** Texts about classes that are kept as templates; users of these parts register them. */
export const classTemplateTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.class-template': {
    de: () => import('../../../locales/de/school-editors.class-template.json'),
    en: () => import('../../../locales/en/school-editors.class-template.json'),
  },
}
