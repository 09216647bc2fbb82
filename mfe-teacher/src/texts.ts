import { registerTexts } from '@lernspur/app-runtime'
import { assessmentTexts } from '@lernspur/school-editors/assessment/texts'
import { classStepsTexts } from '@lernspur/school-editors/class-steps/texts'
import { competenceTexts } from '@lernspur/school-editors/competence/texts'
import { peopleTexts } from '@lernspur/school-editors/people/texts'
import { removalTexts } from '@lernspur/school-editors/removal/texts'
import { rightTexts } from '@lernspur/school-editors/right/texts'
import { scaleTexts } from '@lernspur/school-editors/scale/texts'
import { schoolClassTexts } from '@lernspur/school-editors/school-class/texts'
import { schoolYearTexts } from '@lernspur/school-editors/school-year/texts'
import { studentTexts } from '@lernspur/school-editors/student/texts'
import { subjectExchangeTexts } from '@lernspur/school-editors/subject/exchange/texts'
import { subjectTexts } from '@lernspur/school-editors/subject/texts'

declare global {
  interface LernspurTexts {
    'teacher.assessing': typeof import('../locales/de/teacher.assessing.json')
    'teacher.home': typeof import('../locales/de/teacher.home.json')
    'teacher.school-class': typeof import('../locales/de/teacher.school-class.json')
    'teacher.dictation': typeof import('../locales/de/teacher.dictation.json')
    'teacher.entry': typeof import('../locales/de/teacher.entry.json')
    'teacher.look-back': typeof import('../locales/de/teacher.look-back.json')
    'teacher.school-coverage': typeof import('../locales/de/teacher.school-coverage.json')
    'teacher.observation': typeof import('../locales/de/teacher.observation.json')
    'teacher.skills': typeof import('../locales/de/teacher.skills.json')
    'teacher.talk': typeof import('../locales/de/teacher.talk.json')
    'teacher.team': typeof import('../locales/de/teacher.team.json')
    'teacher.student': typeof import('../locales/de/teacher.student.json')
    'teacher.class-setup': typeof import('../locales/de/teacher.class-setup.json')
    'teacher.class-students': typeof import('../locales/de/teacher.class-students.json')
    'teacher.settings': typeof import('../locales/de/teacher.settings.json')
    'teacher.subjects': typeof import('../locales/de/teacher.subjects.json')
    'teacher.report': typeof import('../locales/de/teacher.report.json')
    'teacher.remark': typeof import('../locales/de/teacher.remark.json')
    'teacher.class-print': typeof import('../locales/de/teacher.class-print.json')
    'teacher.report-set': typeof import('../locales/de/teacher.report-set.json')
    'teacher.explanation': typeof import('../locales/de/teacher.explanation.json')
    'teacher.statistics': typeof import('../locales/de/teacher.statistics.json')
    'teacher.year-end': typeof import('../locales/de/teacher.year-end.json')
  }
}

/** Registers the area's texts; each noun's texts are a separate file, loaded when a screen needs them. */
export const registerTeacherTexts = () => {
  registerTexts('school-editors', {
    ...assessmentTexts,
    ...classStepsTexts,
    ...competenceTexts,
    ...peopleTexts,
    ...removalTexts,
    ...rightTexts,
    ...scaleTexts,
    ...schoolClassTexts,
    ...schoolYearTexts,
    ...studentTexts,
    ...subjectExchangeTexts,
    ...subjectTexts,
  })
  registerTexts('teacher', {
    'teacher.assessing': {
      de: () => import('../locales/de/teacher.assessing.json'),
      en: () => import('../locales/en/teacher.assessing.json'),
    },
    'teacher.home': {
      de: () => import('../locales/de/teacher.home.json'),
      en: () => import('../locales/en/teacher.home.json'),
    },
    'teacher.school-class': {
      de: () => import('../locales/de/teacher.school-class.json'),
      en: () => import('../locales/en/teacher.school-class.json'),
    },
    'teacher.dictation': {
      de: () => import('../locales/de/teacher.dictation.json'),
      en: () => import('../locales/en/teacher.dictation.json'),
    },
    'teacher.entry': {
      de: () => import('../locales/de/teacher.entry.json'),
      en: () => import('../locales/en/teacher.entry.json'),
    },
    'teacher.school-coverage': {
      de: () => import('../locales/de/teacher.school-coverage.json'),
      en: () => import('../locales/en/teacher.school-coverage.json'),
    },
    'teacher.look-back': {
      de: () => import('../locales/de/teacher.look-back.json'),
      en: () => import('../locales/en/teacher.look-back.json'),
    },
    'teacher.observation': {
      de: () => import('../locales/de/teacher.observation.json'),
      en: () => import('../locales/en/teacher.observation.json'),
    },
    'teacher.skills': {
      de: () => import('../locales/de/teacher.skills.json'),
      en: () => import('../locales/en/teacher.skills.json'),
    },
    'teacher.talk': {
      de: () => import('../locales/de/teacher.talk.json'),
      en: () => import('../locales/en/teacher.talk.json'),
    },
    'teacher.team': {
      de: () => import('../locales/de/teacher.team.json'),
      en: () => import('../locales/en/teacher.team.json'),
    },
    'teacher.student': {
      de: () => import('../locales/de/teacher.student.json'),
      en: () => import('../locales/en/teacher.student.json'),
    },
    'teacher.class-setup': {
      de: () => import('../locales/de/teacher.class-setup.json'),
      en: () => import('../locales/en/teacher.class-setup.json'),
    },
    'teacher.class-students': {
      de: () => import('../locales/de/teacher.class-students.json'),
      en: () => import('../locales/en/teacher.class-students.json'),
    },
    'teacher.settings': {
      de: () => import('../locales/de/teacher.settings.json'),
      en: () => import('../locales/en/teacher.settings.json'),
    },
    'teacher.subjects': {
      de: () => import('../locales/de/teacher.subjects.json'),
      en: () => import('../locales/en/teacher.subjects.json'),
    },
    'teacher.explanation': {
      de: () => import('../locales/de/teacher.explanation.json'),
      en: () => import('../locales/en/teacher.explanation.json'),
    },
    'teacher.statistics': {
      de: () => import('../locales/de/teacher.statistics.json'),
      en: () => import('../locales/en/teacher.statistics.json'),
    },
    'teacher.class-print': {
      de: () => import('../locales/de/teacher.class-print.json'),
      en: () => import('../locales/en/teacher.class-print.json'),
    },
    'teacher.year-end': {
      de: () => import('../locales/de/teacher.year-end.json'),
      en: () => import('../locales/en/teacher.year-end.json'),
    },
  })
  registerTexts(
    'teacher',
    {
      'teacher.remark': {
        de: () => import('../locales/de/teacher.remark.json'),
        en: () => import('../locales/en/teacher.remark.json'),
      },
      'teacher.report': {
        de: () => import('../locales/de/teacher.report.json'),
        en: () => import('../locales/en/teacher.report.json'),
      },
      'teacher.report-set': {
        de: () => import('../locales/de/teacher.report-set.json'),
        en: () => import('../locales/en/teacher.report-set.json'),
      },
    },
    { areLater: true },
  )
}
