import type { Language } from '@lernspur/contracts/error-catalogue'
import { type BackendModule, createInstance } from 'i18next'

declare global {
  /**
   * Texts of all namespaces by their German file. An area adds its own, and every key is checked by the compiler:
   * `declare global { interface LernspurTexts { student: typeof import('../locales/de/student.json') } }`
   */
  interface LernspurTexts {
    app: typeof import('../../locales/de/app.json')
  }
}

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true
    defaultNS: 'app'
  }
  interface ResourceNamespaceMap extends LernspurTexts {}
}

/** Loads the texts of one language; written as `() => import('../locales/de/student.json')`. */
export type TextLoader = () => Promise<{ readonly default: object }>
export type TextLoaders = Readonly<Record<Language, TextLoader>>

const loaders = new Map<string, TextLoaders>()

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: async (language, namespace) => {
    const load = loaders.get(namespace)?.[language as Language]
    if (!load) throw new Error(`no texts are registered for ${namespace}`)
    return { ...(await load()).default }
  },
}

export const i18n = createInstance()
i18n.use(backend)

/** Makes namespaces known and starts loading them in the language of the page; a screen that needs them suspends. */
export const registerTexts = (namespaces: Readonly<Record<string, TextLoaders>>) => {
  for (const [namespace, texts] of Object.entries(namespaces)) loaders.set(namespace, texts)
  if (i18n.isInitialized) void i18n.loadNamespaces(Object.keys(namespaces))
}
