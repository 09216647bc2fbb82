import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Texts of one namespace in one language: dotted key → text, with plural forms as separate keys. */
export type Texts = ReadonlyMap<string, string>

export interface Namespace {
  readonly name: string
  /** Folder of the unit, relative to the root. */
  readonly unit: string
  readonly languages: ReadonlyMap<string, Texts>
}

const flatten = (value: unknown, path: string, into: Map<string, string>): void => {
  if (typeof value === 'string') into.set(path, value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) flatten(inner, path === '' ? key : `${path}.${key}`, into)
}

const read = (file: string): Texts => {
  const texts = new Map<string, string>()
  flatten(JSON.parse(readFileSync(file, 'utf8')), '', texts)
  return texts
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/

/** The key as used in code: without the plural suffix. */
export const plainKey = (key: string): string => key.replace(pluralSuffix, '')
export const pluralForm = (key: string): string | undefined => pluralSuffix.exec(key)?.[1]

/** Namespaces of a unit from `locales/<language>/<namespace>.json`; empty if it has no texts. */
export const readNamespaces = (root: string, unit: string, languages: readonly string[]): Namespace[] => {
  const folder = join(root, unit, 'locales')
  if (!existsSync(folder)) return []
  const files = (language: string) =>
    existsSync(join(folder, language))
      ? readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'))
      : []
  const names = new Set(languages.flatMap(files).map((file) => basename(file, '.json')))
  return [...names].sort().map((name) => ({
    name,
    unit,
    languages: new Map(
      languages.map((language) => {
        const file = join(folder, language, `${name}.json`)
        return [language, existsSync(file) ? read(file) : new Map<string, string>()]
      }),
    ),
  }))
}
