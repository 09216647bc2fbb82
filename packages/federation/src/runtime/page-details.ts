import type { AreaPage, AreaVerb, Label } from '@lernspur/contracts/area-route.contract'

/** A page or a verb with its texts in all languages. */
type Labelled = Pick<AreaPage, 'text' | 'words' | 'description'>

/** The same with its texts in one language. */
export type InOneLanguage<Item extends Labelled> = Omit<Item, keyof Labelled> & {
  readonly text: string
  readonly words?: string
  readonly description?: string
}

/** All pages and verbs of an area in one language: a file of its release (rule release.26). */
export interface PageDetails {
  readonly pages: readonly InOneLanguage<AreaPage>[]
  readonly verbs: readonly InOneLanguage<AreaVerb>[]
}

/** Reduces a page or a verb to one language. */
export const inLanguage = <Item extends Labelled>(
  { text, words, description, ...rest }: Item,
  language: keyof Label,
): InOneLanguage<Item> => ({
  ...rest,
  text: text[language],
  ...(words && { words: words[language] }),
  ...(description && { description: description[language] }),
})

const inAll = (text: string): Label => ({ de: text, en: text })

/** The opposite: every language has the text of the one that is known. */
export const labelled = <Item extends Labelled>(item: Item | InOneLanguage<Item>): Item => {
  if (typeof item.text !== 'string') return item as Item
  const { text, words, description, ...rest } = item as InOneLanguage<Item>
  const labels = {
    text: inAll(text),
    ...(words !== undefined && { words: inAll(words) }),
    ...(description !== undefined && { description: inAll(description) }),
  }
  return { ...rest, ...labels } as unknown as Item
}
