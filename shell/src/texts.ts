import { registerTexts } from '@lernspur/app-kit'

declare global {
  interface LernspurTexts {
    frame: typeof import('../locales/de/frame.json')
    home: typeof import('../locales/de/home.json')
    'sign-in': typeof import('../locales/de/sign-in.json')
  }
}

/** Makes the shell's texts known; all of a language travel in one file. */
export const registerShellTexts = () =>
  registerTexts({
    frame: { de: () => import('../locales/de/frame.json'), en: () => import('../locales/en/frame.json') },
    home: { de: () => import('../locales/de/home.json'), en: () => import('../locales/en/home.json') },
    'sign-in': { de: () => import('../locales/de/sign-in.json'), en: () => import('../locales/en/sign-in.json') },
  })
