import type { Language } from '@lernspur/contracts/error-catalogue'
import { type BackendModule, createInstance, type i18n as I18n } from 'i18next'

declare global {
  /**
   * Texts of all namespaces by their German file. An area adds its own, and every key is checked by the compiler:
   * `declare global { interface LernspurTexts { student: typeof import('../locales/de/teacher.student.json') } }`
   */
  interface LernspurTexts {
    'app-kit.app': typeof import('../../locales/de/app-kit.app.json')
    'app-kit.editing': typeof import('../../locales/de/app-kit.editing.json')
  }
}

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true
    defaultNS: 'app-kit.app'
  }
  interface ResourceNamespaceMap extends LernspurTexts {}
}

/** Loads the texts of one language; written as `() => import('../locales/de/teacher.student.json')`. */
export type TextLoader = () => Promise<{ readonly default: object }>
export type TextLoaders = Readonly<Record<Language, TextLoader>>

/** Of each namespace; several where parts of one package came with several areas. */
const loaders = new Map<string, readonly TextLoaders[]>()

type Texts = { readonly [key: string]: unknown }

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/** Both, key by key; the first wins. */
const merge = (first: Texts, second: Texts): Texts => {
  const merged: Record<string, unknown> = { ...second, ...first }
  for (const [key, value] of Object.entries(first)) {
    const other = second[key]
    if (isTexts(value) && isTexts(other)) merged[key] = merge(value, other)
  }
  return merged
}

const load = async (language: string, namespace: string): Promise<Texts> => {
  const known = loaders.get(namespace)
  if (!known) throw new Error(`no texts are registered for ${namespace}`)
  const read = async (one: TextLoaders): Promise<Texts> => ({ ...(await one[language as Language]()).default })
  const [first, ...rest] = await Promise.allSettled(known.map(read))
  const found = [first, ...rest].flatMap((one) => (one?.status === 'fulfilled' ? [one.value] : []))
  if (found.length === 0 && first?.status === 'rejected') throw first.reason
  return found.reduce(merge, {})
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

/**
 * Makes the namespaces of one owner known: each carries its name, as `teacher.report`, so that nobody takes another's.
 * Throws when one does not. A package that comes with several areas registers its own with each; they are merged.
 */
export const registerTexts = (owner: string, namespaces: Readonly<Record<string, TextLoaders>>) => {
  for (const [namespace, texts] of Object.entries(namespaces)) {
    if (!namespace.startsWith(`${owner}.`)) throw new Error(`the texts ${namespace} are not of ${owner}`)
    loaders.set(namespace, [...(loaders.get(namespace) ?? []), texts])
    for (const language of i18n.languages ?? []) {
      if (!i18n.hasResourceBundle(language, namespace)) continue
      // What was shown first stays as it was; a key that came only now is added.
      void load(language, namespace).then((all) => i18n.addResourceBundle(language, namespace, all, true, false))
    }
  }
}

/** Starts loading all texts of an owner in the language of the page; a screen that needs them suspends. */
export const loadTexts = (owner: string): void => {
  const own = [...loaders.keys()].filter((namespace) => namespace.startsWith(`${owner}.`))
  if (i18n.isInitialized) void i18n.loadNamespaces(own)
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
