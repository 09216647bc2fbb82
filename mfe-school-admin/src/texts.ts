import { registerTexts } from '@lernspur/app-kit'

declare global {
  interface LernspurTexts {
    'school-classes': typeof import('../locales/de/school-classes.json')
  }
}

/** Makes the area's texts known. */
export const registerSchoolTexts = () =>
  registerTexts({
    'school-classes': {
      de: () => import('../locales/de/school-classes.json'),
      en: () => import('../locales/en/school-classes.json'),
    },
  })
