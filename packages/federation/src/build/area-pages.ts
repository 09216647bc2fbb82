import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AreaPage, AreaVerb, IconShapes, Label } from '@lernspur/contracts/area-route.contract'
import type { NamedPage, NamedVerb } from './route-table'

type Texts = { readonly [key: string]: string | Texts }

const readTexts = (folder: string, language: keyof Label, namespace: string): Texts => {
  const file = join(folder, 'locales', language, `${namespace}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Texts
  } catch (cause) {
    throw new Error(`${file} cannot be read`, { cause })
  }
}

const textOf = (folder: string, language: keyof Label, key: string): string => {
  const [namespace = '', path = ''] = key.split(':')
  let at: string | Texts | undefined = readTexts(folder, language, namespace)
  for (const name of path.split('.')) at = typeof at === 'object' ? at[name] : undefined
  if (typeof at === 'string') return at
  throw new Error(`locales/${language}/${namespace}.json has no text for ${path}, which a route names`)
}

/** `teacher.page:skills.title` → the text in every language. */
export const labelOf = (folder: string, key: string): Label => ({
  de: textOf(folder, 'de', key),
  en: textOf(folder, 'en', key),
})

interface IconModule {
  readonly __iconData?: { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] }
}

/** SVG elements of a lucide icon, so that a shell without this icon can render it. */
const iconOf = async (folder: string, name: string): Promise<IconShapes> => {
  const path = (() => {
    try {
      return Bun.resolveSync(`lucide-react/icons/${name}`, folder)
    } catch {
      throw new Error(`lucide has no icon "${name}", which a route names`)
    }
  })()
  const { __iconData: data } = (await import(path)) as IconModule
  if (!data) throw new Error(`the icon "${name}" is a deprecated alias`)
  return data.node.map(([element, { key: _, ...attributes }]) => [element, attributes])
}

/**
 * Pages of an area with their texts and icons resolved. Throws if a route names a text or an icon that does not exist.
 */
export const describePages = (folder: string, pages: readonly NamedPage[]): Promise<AreaPage[]> =>
  Promise.all(
    pages.map(async ({ pattern, setup, page: { icon, text, words, description, ...page } }) => ({
      ...page,
      pattern,
      icon: await iconOf(folder, icon),
      text: labelOf(folder, text),
      ...(words && { words: labelOf(folder, words) }),
      ...(description && { description: labelOf(folder, description) }),
      ...(setup && { setup }),
    })),
  )

/** The same for an area's actions. */
export const describeVerbs = (folder: string, verbs: readonly NamedVerb[]): Promise<AreaVerb[]> =>
  Promise.all(
    verbs.map(async ({ pattern, verb: { icon, text, words, ...verb } }) => ({
      ...verb,
      pattern,
      icon: await iconOf(folder, icon),
      text: labelOf(folder, text),
      ...(words && { words: labelOf(folder, words) }),
    })),
  )
