import { registerTexts } from '@lernspur/app-kit'
import { secondFactorTexts } from '@lernspur/school-editors/second-factor/texts'

declare global {
  interface LernspurTexts {
    'provider.announcement': typeof import('../locales/de/provider.announcement.json')
    'provider.dashboard': typeof import('../locales/de/provider.dashboard.json')
    'provider.home': typeof import('../locales/de/provider.home.json')
    'provider.firstSteps': typeof import('../locales/de/provider.firstSteps.json')
    'provider.tenant': typeof import('../locales/de/provider.tenant.json')
    'provider.whitelist': typeof import('../locales/de/provider.whitelist.json')
  }
}

/** Registers the area's texts. */
export const registerProviderTexts = () => {
  registerTexts('school-editors', secondFactorTexts)
  registerTexts('provider', {
    'provider.announcement': {
      de: () => import('../locales/de/provider.announcement.json'),
      en: () => import('../locales/en/provider.announcement.json'),
    },
    'provider.dashboard': {
      de: () => import('../locales/de/provider.dashboard.json'),
      en: () => import('../locales/en/provider.dashboard.json'),
    },
    'provider.home': {
      de: () => import('../locales/de/provider.home.json'),
      en: () => import('../locales/en/provider.home.json'),
    },
    'provider.firstSteps': {
      de: () => import('../locales/de/provider.firstSteps.json'),
      en: () => import('../locales/en/provider.firstSteps.json'),
    },
    'provider.tenant': {
      de: () => import('../locales/de/provider.tenant.json'),
      en: () => import('../locales/en/provider.tenant.json'),
    },
    'provider.whitelist': {
      de: () => import('../locales/de/provider.whitelist.json'),
      en: () => import('../locales/en/provider.whitelist.json'),
    },
  })
}
