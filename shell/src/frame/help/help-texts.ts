import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { HelpName } from './help-topics'

/** What a topic says. */
export interface HelpText {
  /** The task, as people would ask for it. */
  readonly title: string
  /** Other words by which the search finds it. */
  readonly words: string
  /** What to do, one step after another. */
  readonly steps: readonly string[]
  readonly note?: string
  /** What its picture shows, for whoever does not see it; missing where there is none. */
  readonly picture?: string
}

/** Apart from other texts, since most pages are opened without them. */
const files: Readonly<Record<Language, () => Promise<{ default: Readonly<Record<HelpName, HelpText>> }>>> = {
  de: () => import('../../../help/de.json'),
  en: () => import('../../../help/en.json'),
}

const loads = new Map<Language, Promise<Readonly<Record<HelpName, HelpText>>>>()

/** The texts of all topics in a language, loaded once; a failed load is tried again. */
export const loadHelpTexts = (language: Language): Promise<Readonly<Record<HelpName, HelpText>>> => {
  const loaded = loads.get(language)
  if (loaded) return loaded
  const load = files[language]().then((file) => file.default)
  loads.set(language, load)
  load.catch(() => loads.delete(language))
  return load
}
