import { registerTexts } from '@lernspur/app-runtime'
import { assessmentTexts } from '@lernspur/school-editors/assessment/texts'
import { classStepsTexts } from '@lernspur/school-editors/class-steps/texts'
import { competenceTexts } from '@lernspur/school-editors/competence/texts'
import { peopleTexts } from '@lernspur/school-editors/people/texts'
import { programTexts } from '@lernspur/school-editors/program/texts'
import { removalTexts } from '@lernspur/school-editors/removal/texts'
import { rightTexts } from '@lernspur/school-editors/right/texts'
import { scaleTexts } from '@lernspur/school-editors/scale/texts'
import { schoolClassTexts } from '@lernspur/school-editors/school-class/texts'
import { schoolYearTexts } from '@lernspur/school-editors/school-year/texts'
import { sealTexts } from '@lernspur/school-editors/seal/texts'
import { secondFactorTexts } from '@lernspur/school-editors/second-factor/texts'
import { studentTexts } from '@lernspur/school-editors/student/texts'
import { subjectExchangeTexts } from '@lernspur/school-editors/subject/exchange/texts'
import { subjectTemplateTexts } from '@lernspur/school-editors/subject/template/texts'
import { subjectTexts } from '@lernspur/school-editors/subject/texts'

declare global {
  interface LernspurTexts {
    'school-admin.audit': typeof import('../locales/de/school-admin.audit.json')
    'school-admin.closing': typeof import('../locales/de/school-admin.closing.json')
    'school-admin.assessing': typeof import('../locales/de/school-admin.assessing.json')
    'school-admin.home': typeof import('../locales/de/school-admin.home.json')
    'school-admin.reports': typeof import('../locales/de/school-admin.reports.json')
    'school-admin.retention': typeof import('../locales/de/school-admin.retention.json')
    'school-admin.erasures': typeof import('../locales/de/school-admin.erasures.json')
    'school-admin.school-classes': typeof import('../locales/de/school-admin.school-classes.json')
    'school-admin.onboarding': typeof import('../locales/de/school-admin.onboarding.json')
    'school-admin.people': typeof import('../locales/de/school-admin.people.json')
    'school-admin.rights': typeof import('../locales/de/school-admin.rights.json')
    'school-admin.role-requests': typeof import('../locales/de/school-admin.role-requests.json')
    'school-admin.roll-over': typeof import('../locales/de/school-admin.roll-over.json')
    'school-admin.school-years': typeof import('../locales/de/school-admin.school-years.json')
    'school-admin.students': typeof import('../locales/de/school-admin.students.json')
    'school-admin.seal': typeof import('../locales/de/school-admin.seal.json')
    'school-admin.settings': typeof import('../locales/de/school-admin.settings.json')
    'school-admin.subject-templates': typeof import('../locales/de/school-admin.subject-templates.json')
    'school-admin.enm-file': typeof import('../locales/de/school-admin.enm-file.json')
    'school-admin.timetable': typeof import('../locales/de/school-admin.timetable.json')
    'school-admin.school-setup': typeof import('../locales/de/school-admin.school-setup.json')
  }
}

/** Registers the area's texts. */
export const registerSchoolTexts = () => {
  registerTexts('school-editors', {
    ...assessmentTexts,
    ...classStepsTexts,
    ...competenceTexts,
    ...peopleTexts,
    ...programTexts,
    ...removalTexts,
    ...rightTexts,
    ...scaleTexts,
    ...schoolClassTexts,
    ...schoolYearTexts,
    ...sealTexts,
    ...secondFactorTexts,
    ...studentTexts,
    ...subjectExchangeTexts,
    ...subjectTemplateTexts,
    ...subjectTexts,
  })
  registerTexts('school-admin', {
    'school-admin.audit': {
      de: () => import('../locales/de/school-admin.audit.json'),
      en: () => import('../locales/en/school-admin.audit.json'),
    },
    'school-admin.closing': {
      de: () => import('../locales/de/school-admin.closing.json'),
      en: () => import('../locales/en/school-admin.closing.json'),
    },
    'school-admin.assessing': {
      de: () => import('../locales/de/school-admin.assessing.json'),
      en: () => import('../locales/en/school-admin.assessing.json'),
    },
    'school-admin.home': {
      de: () => import('../locales/de/school-admin.home.json'),
      en: () => import('../locales/en/school-admin.home.json'),
    },
    'school-admin.reports': {
      de: () => import('../locales/de/school-admin.reports.json'),
      en: () => import('../locales/en/school-admin.reports.json'),
    },
    'school-admin.retention': {
      de: () => import('../locales/de/school-admin.retention.json'),
      en: () => import('../locales/en/school-admin.retention.json'),
    },
    'school-admin.erasures': {
      de: () => import('../locales/de/school-admin.erasures.json'),
      en: () => import('../locales/en/school-admin.erasures.json'),
    },
    'school-admin.school-classes': {
      de: () => import('../locales/de/school-admin.school-classes.json'),
      en: () => import('../locales/en/school-admin.school-classes.json'),
    },
    'school-admin.onboarding': {
      de: () => import('../locales/de/school-admin.onboarding.json'),
      en: () => import('../locales/en/school-admin.onboarding.json'),
    },
    'school-admin.people': {
      de: () => import('../locales/de/school-admin.people.json'),
      en: () => import('../locales/en/school-admin.people.json'),
    },
    'school-admin.rights': {
      de: () => import('../locales/de/school-admin.rights.json'),
      en: () => import('../locales/en/school-admin.rights.json'),
    },
    'school-admin.role-requests': {
      de: () => import('../locales/de/school-admin.role-requests.json'),
      en: () => import('../locales/en/school-admin.role-requests.json'),
    },
    'school-admin.roll-over': {
      de: () => import('../locales/de/school-admin.roll-over.json'),
      en: () => import('../locales/en/school-admin.roll-over.json'),
    },
    'school-admin.school-years': {
      de: () => import('../locales/de/school-admin.school-years.json'),
      en: () => import('../locales/en/school-admin.school-years.json'),
    },
    'school-admin.students': {
      de: () => import('../locales/de/school-admin.students.json'),
      en: () => import('../locales/en/school-admin.students.json'),
    },
    'school-admin.seal': {
      de: () => import('../locales/de/school-admin.seal.json'),
      en: () => import('../locales/en/school-admin.seal.json'),
    },
    'school-admin.settings': {
      de: () => import('../locales/de/school-admin.settings.json'),
      en: () => import('../locales/en/school-admin.settings.json'),
    },
    'school-admin.subject-templates': {
      de: () => import('../locales/de/school-admin.subject-templates.json'),
      en: () => import('../locales/en/school-admin.subject-templates.json'),
    },
    'school-admin.enm-file': {
      de: () => import('../locales/de/school-admin.enm-file.json'),
      en: () => import('../locales/en/school-admin.enm-file.json'),
    },
    'school-admin.timetable': {
      de: () => import('../locales/de/school-admin.timetable.json'),
      en: () => import('../locales/en/school-admin.timetable.json'),
    },
    'school-admin.school-setup': {
      de: () => import('../locales/de/school-admin.school-setup.json'),
      en: () => import('../locales/en/school-admin.school-setup.json'),
    },
  })
}
