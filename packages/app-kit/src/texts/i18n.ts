import type { Language } from '@lernspur/contracts/error-catalogue'
import { type BackendModule, createInstance, type i18n as I18n } from 'i18next'

declare global {
  /**
   * Texts of all namespaces by their German file. An area adds its own, and every key is checked by the compiler:
   * `declare global { interface LernspurTexts { student: typeof import('../locales/de/student.json') } }`
   */
  interface LernspurTexts {
    app: typeof import('../../locales/de/app.json')
    editing: typeof import('../../locales/de/editing.json')
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

const load = async (language: string, namespace: string): Promise<object> => {
  const loader = loaders.get(namespace)?.[language as Language]
  if (!loader) throw new Error(`no texts are registered for ${namespace}`)
  return { ...(await loader()).default }
}

interface Missing {
  readonly language: string
  readonly namespace: string
}

/** Texts whose file could not be had. i18next does not ask for them again. */
const missing = new Map<string, Missing>()

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: async (language, namespace) => {
    try {
      return await load(language, namespace)
    } catch (error) {
      missing.set(`${language}/${namespace}`, { language, namespace })
      throw error
    }
  },
}

export const i18n: I18n = createInstance()
i18n.use(backend)

/** Makes namespaces known and starts loading them in the language of the page; a screen that needs them suspends. */
export const registerTexts = (namespaces: Readonly<Record<string, TextLoaders>>) => {
  for (const [namespace, texts] of Object.entries(namespaces)) loaders.set(namespace, texts)
  if (i18n.isInitialized) void i18n.loadNamespaces(Object.keys(namespaces))
}

/** Starts loading texts that a page will need in a moment. */
export const preloadTexts = (namespace: string): void => void i18n.loadNamespaces(namespace)

/** Whether the texts of a namespace could not be loaded, neither in the language of the page nor in the fallback. */
export const lacksTexts = (namespace: string): boolean =>
  missing.size > 0 &&
  i18n.languages.some((language) => missing.has(`${language}/${namespace}`)) &&
  !i18n.languages.some((language) => i18n.hasResourceBundle(language, namespace))

/** Asks again for all texts that could not be loaded; what fails again stays missing. */
export const reloadTexts = async (): Promise<void> => {
  const again = [...missing].map(async ([key, { language, namespace }]) => {
    i18n.addResourceBundle(language, namespace, await load(language, namespace))
    missing.delete(key)
  })
  await Promise.allSettled(again)
}
