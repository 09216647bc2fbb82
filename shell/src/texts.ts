import { registerTexts } from '@lernspur/app-kit'

declare global {
  interface LernspurTexts {
    frame: typeof import('../locales/de/frame.json')
    home: typeof import('../locales/de/home.json')
    help: typeof import('../locales/de/help.json')
    legal: typeof import('../locales/de/legal.json')
    notification: typeof import('../locales/de/notification.json')
    palette: typeof import('../locales/de/palette.json')
    profile: typeof import('../locales/de/profile.json')
    subscription: typeof import('../locales/de/subscription.json')
    'sign-in': typeof import('../locales/de/sign-in.json')
  }
}

/** Makes the shell's texts known; all of a language travel in one file. */
export const registerShellTexts = () =>
  registerTexts({
    frame: { de: () => import('../locales/de/frame.json'), en: () => import('../locales/en/frame.json') },
    home: { de: () => import('../locales/de/home.json'), en: () => import('../locales/en/home.json') },
    help: { de: () => import('../locales/de/help.json'), en: () => import('../locales/en/help.json') },
    legal: { de: () => import('../locales/de/legal.json'), en: () => import('../locales/en/legal.json') },
    notification: {
      de: () => import('../locales/de/notification.json'),
      en: () => import('../locales/en/notification.json'),
    },
    palette: { de: () => import('../locales/de/palette.json'), en: () => import('../locales/en/palette.json') },
    profile: { de: () => import('../locales/de/profile.json'), en: () => import('../locales/en/profile.json') },
    subscription: {
      de: () => import('../locales/de/subscription.json'),
      en: () => import('../locales/en/subscription.json'),
    },
    'sign-in': { de: () => import('../locales/de/sign-in.json'), en: () => import('../locales/en/sign-in.json') },
  })
