import { registerTexts } from '@lernspur/app-kit'
import { assessmentTexts } from '@lernspur/school-editors/assessment/texts'
import { classStepsTexts } from '@lernspur/school-editors/class-steps/texts'
import { scaleTexts } from '@lernspur/school-editors/scale/texts'
import { schoolClassTexts } from '@lernspur/school-editors/school-class/texts'
import { schoolYearTexts } from '@lernspur/school-editors/school-year/texts'
import { studentTexts } from '@lernspur/school-editors/student/texts'
import { subjectTexts } from '@lernspur/school-editors/subject/texts'

declare global {
  interface LernspurTexts {
    'school-class': typeof import('../locales/de/school-class.json')
    observation: typeof import('../locales/de/observation.json')
    skills: typeof import('../locales/de/skills.json')
    student: typeof import('../locales/de/student.json')
    'teacher.class-setup': typeof import('../locales/de/teacher.class-setup.json')
    report: typeof import('../locales/de/report.json')
  }
}

/** Makes the area's texts known; each noun's travel in a file of their own, when a screen needs them. */
export const registerTeacherTexts = () =>
  registerTexts({
    ...assessmentTexts,
    ...classStepsTexts,
    ...scaleTexts,
    ...schoolClassTexts,
    ...schoolYearTexts,
    ...studentTexts,
    ...subjectTexts,
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
    'teacher.class-setup': {
      de: () => import('../locales/de/teacher.class-setup.json'),
      en: () => import('../locales/en/teacher.class-setup.json'),
    },
    report: { de: () => import('../locales/de/report.json'), en: () => import('../locales/en/report.json') },
  })
