import type { TextLoaders } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'school-editors.student': typeof import('../../locales/de/school-editors.student.json')
    'school-editors.student-import': typeof import('../../locales/de/school-editors.student-import.json')
    'school-editors.student-list': typeof import('../../locales/de/school-editors.student-list.json')
    'school-editors.student-pictures': typeof import('../../locales/de/school-editors.student-pictures.json')
  }
}

/** Texts of the editors of students; users of these register them. */
export const studentTexts: Readonly<Record<string, TextLoaders>> = {
  'school-editors.student': {
    de: () => import('../../locales/de/school-editors.student.json'),
    en: () => import('../../locales/en/school-editors.student.json'),
  },
  'school-editors.student-import': {
    de: () => import('../../locales/de/school-editors.student-import.json'),
    en: () => import('../../locales/en/school-editors.student-import.json'),
  },
  'school-editors.student-list': {
    de: () => import('../../locales/de/school-editors.student-list.json'),
    en: () => import('../../locales/en/school-editors.student-list.json'),
  },
  'school-editors.student-pictures': {
    de: () => import('../../locales/de/school-editors.student-pictures.json'),
    en: () => import('../../locales/en/school-editors.student-pictures.json'),
  },
}
