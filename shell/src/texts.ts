import { registerTexts } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    'shell.announcement': typeof import('../locales/de/shell.announcement.json')
    'shell.frame': typeof import('../locales/de/shell.frame.json')
    'shell.home': typeof import('../locales/de/shell.home.json')
    'shell.no-class': typeof import('../locales/de/shell.no-class.json')
    'shell.consent': typeof import('../locales/de/shell.consent.json')
    'shell.help': typeof import('../locales/de/shell.help.json')
    'shell.legal': typeof import('../locales/de/shell.legal.json')
    'shell.notification': typeof import('../locales/de/shell.notification.json')
    'shell.palette': typeof import('../locales/de/shell.palette.json')
    'shell.profile': typeof import('../locales/de/shell.profile.json')
    'shell.subscription': typeof import('../locales/de/shell.subscription.json')
    'shell.sign-in': typeof import('../locales/de/shell.sign-in.json')
    'shell.tour': typeof import('../locales/de/shell.tour.json')
  }
}

/** Registers the shell's texts; all texts of a language are in one file. */
export const registerShellTexts = () =>
  registerTexts('shell', {
    'shell.announcement': {
      de: () => import('../locales/de/shell.announcement.json'),
      en: () => import('../locales/en/shell.announcement.json'),
    },
    'shell.frame': {
      de: () => import('../locales/de/shell.frame.json'),
      en: () => import('../locales/en/shell.frame.json'),
    },
    'shell.home': {
      de: () => import('../locales/de/shell.home.json'),
      en: () => import('../locales/en/shell.home.json'),
    },
    'shell.no-class': {
      de: () => import('../locales/de/shell.no-class.json'),
      en: () => import('../locales/en/shell.no-class.json'),
    },
    'shell.consent': {
      de: () => import('../locales/de/shell.consent.json'),
      en: () => import('../locales/en/shell.consent.json'),
    },
    'shell.tour': {
      de: () => import('../locales/de/shell.tour.json'),
      en: () => import('../locales/en/shell.tour.json'),
    },
    'shell.help': {
      de: () => import('../locales/de/shell.help.json'),
      en: () => import('../locales/en/shell.help.json'),
    },
    'shell.legal': {
      de: () => import('../locales/de/shell.legal.json'),
      en: () => import('../locales/en/shell.legal.json'),
    },
    'shell.notification': {
      de: () => import('../locales/de/shell.notification.json'),
      en: () => import('../locales/en/shell.notification.json'),
    },
    'shell.palette': {
      de: () => import('../locales/de/shell.palette.json'),
      en: () => import('../locales/en/shell.palette.json'),
    },
    'shell.profile': {
      de: () => import('../locales/de/shell.profile.json'),
      en: () => import('../locales/en/shell.profile.json'),
    },
    'shell.subscription': {
      de: () => import('../locales/de/shell.subscription.json'),
      en: () => import('../locales/en/shell.subscription.json'),
    },
    'shell.sign-in': {
      de: () => import('../locales/de/shell.sign-in.json'),
      en: () => import('../locales/en/shell.sign-in.json'),
    },
  })
