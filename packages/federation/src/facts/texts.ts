import { readFileSync } from 'node:fs'
import { type ArrowFunctionExpression, type CallExpression, type Expression, Visitor } from 'oxc-parser'
import { parseModule } from './parse-module'

/** Namespace of `useTranslation()` without an argument. */
const common = 'app-runtime.app'

/** Texts of a build: namespace → language → keys, without plural forms, including parent keys. */
export type BuiltTexts = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

type Texts = { readonly [key: string]: string | Texts }

const addKeys = (texts: Texts, above: string, keys: Set<string>) => {
  for (const [name, text] of Object.entries(texts)) {
    const key = above + name.replace(/_(zero|one|two|few|many|other)$/, '')
    keys.add(key)
    if (typeof text === 'object') addKeys(text, `${key}.`, keys)
  }
}

/** Reads the language files of a build: `…/locales/<language>/<namespace>.json`. */
export const readBuiltTexts = (files: readonly string[]): BuiltTexts => {
  const built = new Map<string, Map<string, Set<string>>>()
  for (const file of files) {
    const [, language, namespace] = /[\\/]locales[\\/](\w+)[\\/]([\w.-]+)\.json$/.exec(file) ?? []
    if (!language || !namespace) continue
    const keys = new Set<string>()
    addKeys(JSON.parse(readFileSync(file, 'utf8')), '', keys)
    built.set(namespace, (built.get(namespace) ?? new Map<string, Set<string>>()).set(language, keys))
  }
  return built
}

interface RequiredTexts {
  readonly namespaces: Set<string>
  readonly keys: Set<string>
}

/** `$.a.b[c].d` → `a.b.*`: keys below a computed name are not known. */
const keyOf = (body: Expression): string | undefined => {
  if (body.type === 'Identifier') return body.name === '$' ? '' : undefined
  if (body.type !== 'MemberExpression') return undefined
  const above = keyOf(body.object)
  if (above === undefined || above.endsWith('*')) return above
  const name = body.computed || body.property.type !== 'Identifier' ? '*' : body.property.name
  return above === '' ? name : `${above}.${name}`
}

const readSelector = ({ keys }: RequiredTexts, { body }: ArrowFunctionExpression) => {
  const key = body.type === 'BlockStatement' ? undefined : keyOf(body)?.replace(/\.?\*$/, '')
  if (key) keys.add(key)
}

const readNamespace = ({ namespaces }: RequiredTexts, { callee, arguments: [named] }: CallExpression) => {
  if (callee.type !== 'Identifier' || callee.name !== 'useTranslation') return
  namespaces.add(named?.type === 'Literal' && typeof named.value === 'string' ? named.value : common)
}

/** Key of a missing text → the language that lacks it, and the namespace, if known. */
const lackingIn = (file: string, built: BuiltTexts, languages: readonly string[]): string[] => {
  const required: RequiredTexts = { namespaces: new Set(), keys: new Set() }
  new Visitor({
    ArrowFunctionExpression: readSelector.bind(null, required),
    CallExpression: readNamespace.bind(null, required),
  }).visit(parseModule(file).program)
  // Functions that get `t` as an argument may ask for any text.
  const candidates = required.namespaces.size > 0 ? [...required.namespaces] : [...built.keys(), common]
  const foreign = candidates.find((one) => !built.has(one))
  return [...required.keys].flatMap((key) => {
    const without = languages.filter((one) => !candidates.some((name) => built.get(name)?.get(one)?.has(key)))
    if (foreign !== undefined) return without.length > 0 ? `${foreign}:${key}` : []
    return without.map((language) => `${candidates[0]}:${key} (${language})`)
  })
}

/**
 * Texts that a build's modules use and that it lacks in some language: those of the page (`app-runtime.app:save`), and
 * forgotten ones (`teacher.home:today.title (en)`), which no page has.
 */
export const neededTexts = (files: readonly string[], built: BuiltTexts, languages: readonly string[]): string[] =>
  [...new Set(files.flatMap((file) => lackingIn(file, built, languages)))].toSorted()

/** Texts that a page has for all areas, in every language. */
export const providedTexts = (built: BuiltTexts): string[] =>
  [...built]
    .filter(([namespace]) => namespace.startsWith('app-runtime.'))
    .flatMap(([namespace, languages]) => {
      const [first, ...others] = [...languages.values()]
      return [...(first ?? [])].filter((key) => others.every((one) => one.has(key))).map((key) => `${namespace}:${key}`)
    })
    .toSorted()
