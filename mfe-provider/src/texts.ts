import { registerTexts } from '@lernspur/app-kit'

declare global {
  interface LernspurTexts {
    tenant: typeof import('../locales/de/tenant.json')
  }
}

/** Makes the area's texts known. */
export const registerProviderTexts = () =>
  registerTexts({
    tenant: { de: () => import('../locales/de/tenant.json'), en: () => import('../locales/en/tenant.json') },
  })
