import { registerTexts } from '@lernspur/app-runtime'
import { competenceTexts } from '@lernspur/school-editors/competence/texts'
import { peopleTexts } from '@lernspur/school-editors/people/texts'
import { programTexts } from '@lernspur/school-editors/program/texts'
import { removalTexts } from '@lernspur/school-editors/removal/texts'
import { sealTexts } from '@lernspur/school-editors/seal/texts'
import { secondFactorTexts } from '@lernspur/school-editors/second-factor/texts'
import { subjectExchangeTexts } from '@lernspur/school-editors/subject/exchange/texts'
import { subjectTemplateTexts } from '@lernspur/school-editors/subject/template/texts'
import { subjectTexts } from '@lernspur/school-editors/subject/texts'

declare global {
  interface LernspurTexts {
    'provider.act': typeof import('../locales/de/provider.act.json')
    'provider.announcement': typeof import('../locales/de/provider.announcement.json')
    'provider.dashboard': typeof import('../locales/de/provider.dashboard.json')
    'provider.home': typeof import('../locales/de/provider.home.json')
    'provider.case': typeof import('../locales/de/provider.case.json')
    'provider.mail': typeof import('../locales/de/provider.mail.json')
    'provider.official-form': typeof import('../locales/de/provider.official-form.json')
    'provider.subject-templates': typeof import('../locales/de/provider.subject-templates.json')
    'provider.home-first-steps': typeof import('../locales/de/provider.home-first-steps.json')
    'provider.identity': typeof import('../locales/de/provider.identity.json')
    'provider.release': typeof import('../locales/de/provider.release.json')
    'provider.role': typeof import('../locales/de/provider.role.json')
    'provider.school': typeof import('../locales/de/provider.school.json')
    'provider.tenant': typeof import('../locales/de/provider.tenant.json')
    'provider.tenant-list': typeof import('../locales/de/provider.tenant-list.json')
    'provider.user': typeof import('../locales/de/provider.user.json')
    'provider.whitelist': typeof import('../locales/de/provider.whitelist.json')
  }
}

/** Registers the area's texts. */
export const registerProviderTexts = () => {
  registerTexts('school-editors', {
    ...peopleTexts,
    ...programTexts,
    ...removalTexts,
    ...sealTexts,
    ...secondFactorTexts,
    ...competenceTexts,
    ...subjectExchangeTexts,
    ...subjectTemplateTexts,
    ...subjectTexts,
  })
  registerTexts('provider', {
    'provider.act': {
      de: () => import('../locales/de/provider.act.json'),
      en: () => import('../locales/en/provider.act.json'),
    },
    'provider.announcement': {
      de: () => import('../locales/de/provider.announcement.json'),
      en: () => import('../locales/en/provider.announcement.json'),
    },
    'provider.official-form': {
      de: () => import('../locales/de/provider.official-form.json'),
      en: () => import('../locales/en/provider.official-form.json'),
    },
    'provider.dashboard': {
      de: () => import('../locales/de/provider.dashboard.json'),
      en: () => import('../locales/en/provider.dashboard.json'),
    },
    'provider.home': {
      de: () => import('../locales/de/provider.home.json'),
      en: () => import('../locales/en/provider.home.json'),
    },
    'provider.case': {
      de: () => import('../locales/de/provider.case.json'),
      en: () => import('../locales/en/provider.case.json'),
    },
    'provider.mail': {
      de: () => import('../locales/de/provider.mail.json'),
      en: () => import('../locales/en/provider.mail.json'),
    },
    'provider.subject-templates': {
      de: () => import('../locales/de/provider.subject-templates.json'),
      en: () => import('../locales/en/provider.subject-templates.json'),
    },
    'provider.home-first-steps': {
      de: () => import('../locales/de/provider.home-first-steps.json'),
      en: () => import('../locales/en/provider.home-first-steps.json'),
    },
    'provider.identity': {
      de: () => import('../locales/de/provider.identity.json'),
      en: () => import('../locales/en/provider.identity.json'),
    },
    'provider.release': {
      de: () => import('../locales/de/provider.release.json'),
      en: () => import('../locales/en/provider.release.json'),
    },
    'provider.role': {
      de: () => import('../locales/de/provider.role.json'),
      en: () => import('../locales/en/provider.role.json'),
    },
    'provider.school': {
      de: () => import('../locales/de/provider.school.json'),
      en: () => import('../locales/en/provider.school.json'),
    },
    'provider.tenant': {
      de: () => import('../locales/de/provider.tenant.json'),
      en: () => import('../locales/en/provider.tenant.json'),
    },
    'provider.tenant-list': {
      de: () => import('../locales/de/provider.tenant-list.json'),
      en: () => import('../locales/en/provider.tenant-list.json'),
    },
    'provider.user': {
      de: () => import('../locales/de/provider.user.json'),
      en: () => import('../locales/en/provider.user.json'),
    },
    'provider.whitelist': {
      de: () => import('../locales/de/provider.whitelist.json'),
      en: () => import('../locales/en/provider.whitelist.json'),
    },
  })
}
