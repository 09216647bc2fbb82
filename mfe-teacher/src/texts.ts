import { registerTexts } from '@lernspur/app-kit'

declare global {
  interface LernspurTexts {
    'school-class': typeof import('../locales/de/school-class.json')
    observation: typeof import('../locales/de/observation.json')
    skills: typeof import('../locales/de/skills.json')
    student: typeof import('../locales/de/student.json')
    report: typeof import('../locales/de/report.json')
  }
}

/** Makes the area's texts known; each noun's travel in a file of their own, when a screen needs them. */
export const registerTeacherTexts = () =>
  registerTexts({
    'school-class': {
      de: () => import('../locales/de/school-class.json'),
      en: () => import('../locales/en/school-class.json'),
    },
    observation: {
      de: () => import('../locales/de/observation.json'),
      en: () => import('../locales/en/observation.json'),
    },
    skills: { de: () => import('../locales/de/skills.json'), en: () => import('../locales/en/skills.json') },
    student: { de: () => import('../locales/de/student.json'), en: () => import('../locales/en/student.json') },
    report: { de: () => import('../locales/de/report.json'), en: () => import('../locales/en/report.json') },
  })
