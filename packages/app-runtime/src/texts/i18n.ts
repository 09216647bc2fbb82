import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { type BackendModule, createInstance, type i18n as I18n } from 'i18next'

declare global {
  /**
   * Types of all namespaces, from their German files. An area adds its own, so that the compiler checks every key:
   * `declare global { interface LernspurTexts { student: typeof import('../locales/de/teacher.student.json') } }`
   */
  interface LernspurTexts {
    'app-runtime.app': typeof import('../../locales/de/app-runtime.app.json')
    'app-runtime.editing': typeof import('../../locales/de/app-runtime.editing.json')
    'app-runtime.waiting': typeof import('../../locales/de/app-runtime.waiting.json')
  }
}

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true
    defaultNS: 'app-runtime.app'
  }
  interface ResourceNamespaceMap extends LernspurTexts {}
}

/** Loads the texts of one language; written as `() => import('../locales/de/teacher.student.json')`. */
export type TextLoader = () => Promise<{ readonly default: object }>
export type TextLoaders = Readonly<Record<Language, TextLoader>>

/** Loaders by namespace; several if a package is registered by several areas. */
const loaders = new Map<string, readonly TextLoaders[]>()

type Texts = { readonly [key: string]: unknown }

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/** Merged recursively; the first value wins. */
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

interface MissingTexts {
  readonly language: string
  readonly namespace: string
}

/** Namespaces whose file could not be loaded. i18next does not retry them. */
const missing = new Map<string, MissingTexts>()

/** Reads of files that are under way; none of them rejects. */
const reads = new Set<Promise<unknown>>()

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: async (language, namespace) => {
    const texts = load(language, namespace)
    const read: Promise<unknown> = texts.then(Boolean, Boolean).finally(() => reads.delete(read))
    reads.add(read)
    try {
      return await texts
    } catch (error) {
      missing.set(`${language}/${namespace}`, { language, namespace })
      throw error
    }
  },
}

/** Resolves when no texts are being loaded; never rejects. */
export const textsLoaded = async (): Promise<void> => {
  while (reads.size > 0) await Promise.all(reads)
}

export const i18n: I18n = createInstance()
i18n.use(backend)

/**
 * Event of `i18n` after texts that screens may already show have changed: everything that shows texts is drawn again.
 * Texts that arrive for the first time are no such event: whoever needs them waits for them, and a whole page would be
 * drawn again for those of a dialog.
 */
export const textsChanged = 'textsChanged'

/** Adds texts to a namespace that screens may already show. */
const changeTexts = (language: string, namespace: string, texts: object, replaces: boolean): void => {
  i18n.addResourceBundle(language, namespace, texts, true, replaces)
  i18n.emit(textsChanged)
}

interface TextOptions {
  /** Whether few screens show them: they are loaded by these alone, not with the texts of all screens. */
  readonly areLater?: boolean
}

/** Namespaces that no screen loads unless it shows them. */
const later = new Set<string>()

/**
 * Registers the namespaces of an owner. Each name starts with the owner's, as in `teacher.report`, so that there are no
 * collisions; throws otherwise. A package used by several areas is registered with each; its texts are merged.
 */
export const registerTexts = (
  owner: string,
  namespaces: Readonly<Record<string, TextLoaders>>,
  { areLater = false }: TextOptions = {},
) => {
  for (const [namespace, texts] of Object.entries(namespaces)) {
    if (!namespace.startsWith(`${owner}.`)) throw new Error(`the texts ${namespace} are not of ${owner}`)
    if (areLater) later.add(namespace)
    loaders.set(namespace, [...(loaders.get(namespace) ?? []), texts])
    for (const language of i18n.languages ?? []) {
      if (!i18n.hasResourceBundle(language, namespace)) continue
      // Existing keys keep their text; only new keys are added.
      void load(language, namespace).then((all) => changeTexts(language, namespace, all, false))
    }
  }
}

const isOfParts = (owner: string, namespace: string) => namespace.startsWith(`${owner}.home`)

const startLoading = (isWanted: (namespace: string) => boolean): void => {
  if (i18n.isInitialized) void i18n.loadNamespaces([...loaders.keys()].filter(isWanted))
}

/**
 * Starts loading the texts of an owner's screens in the page's language; a screen that needs them suspends. Those of its
 * parts on the start page and those of few screens are files of their own, which whatever shows them loads.
 */
export const loadTexts = (owner: string): void =>
  startLoading(
    (namespace) => namespace.startsWith(`${owner}.`) && !isOfParts(owner, namespace) && !later.has(namespace),
  )

/** Starts loading the texts of an owner's parts on the start page. */
export const loadPartTexts = (owner: string): void => startLoading((namespace) => isOfParts(owner, namespace))

/** Whether the texts of a namespace could be loaded neither in the page's language nor in the fallback. */
export const lacksTexts = (namespace: string): boolean =>
  missing.size > 0 &&
  i18n.languages.some((language) => missing.has(`${language}/${namespace}`)) &&
  !i18n.languages.some((language) => i18n.hasResourceBundle(language, namespace))

/** Prefetches texts that a page is about to need; false when they could not be loaded. */
export const preloadTexts = async (namespace: string): Promise<boolean> => {
  await i18n.loadNamespaces(namespace)
  return !lacksTexts(namespace)
}

/** Retries all texts that failed to load; those that fail again stay missing. */
export const reloadTexts = async (): Promise<void> => {
  const again = [...missing].map(async ([key, { language, namespace }]) => {
    const texts = await load(language, namespace)
    missing.delete(key)
    changeTexts(language, namespace, texts, true)
  })
  await Promise.allSettled(again)
}

/**
 * Puts other texts in place of those that are shown, such as the ones that a developer has just saved. A file that was
 * not loaded yet stays so.
 */
export const replaceTexts = (language: Language, namespace: string, texts: object): void => {
  if (i18n.hasResourceBundle(language, namespace)) changeTexts(language, namespace, texts, true)
}
