import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Texts {
  readonly [key: string]: string | Texts
}

const source = new Bun.Glob('src/**/*.{ts,tsx}')
const german = ['*/locales/de/*.json', 'packages/*/locales/de/*.json'].map((pattern) => new Bun.Glob(pattern))

/** Dotted keys with their texts. */
const leaves = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  )

const read = (path: string): Map<string, string> =>
  new Map(existsSync(path) ? leaves(JSON.parse(readFileSync(path, 'utf8')) as Texts) : [])

const slots = (text: string): string => [...new Set(text.match(/\{\{\w+/g))].sort().join()

/** What is wrong between the two languages of one file. */
const differences = (path: string, de: ReadonlyMap<string, string>, en: ReadonlyMap<string, string>): string[] => [
  ...[...de].flatMap(([key, text]) => {
    const other = en.get(key)
    if (other === undefined) return `${path}: "${key}" has no English text.`
    if (text.trim() === '' || other.trim() === '') return `${path}: "${key}" is empty.`
    return slots(text) === slots(other) ? [] : `${path}: "${key}" fills in different things in German and English.`
  }),
  ...[...en.keys()].flatMap((key) => (de.has(key) ? [] : `${path}: "${key}" has no German text.`)),
]

/** Everything that the sources of a folder select, as `a.b` of `$.a.b`; `a.` when they choose among what lies below. */
const selections = (folder: string): string[] =>
  [...source.scanSync({ cwd: folder })].flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\$\.([\w.]+)(\[)?/g)].map(
      ([, path, chooses]) => `${path}${chooses ? '.' : ''}`,
    ),
  )

const plural = /_(zero|one|two|few|many|other)$/

const unused = (path: string, keys: Iterable<string>, selected: readonly string[]): string[] => {
  const whole = new Set(selected)
  const groups = selected.filter((one) => one.endsWith('.'))
  return [...keys].flatMap((key) => {
    const isUsed = whole.has(key.replace(plural, '')) || whole.has(key) || groups.some((group) => key.startsWith(group))
    return isUsed ? [] : `${path}: "${key}" is shown nowhere.`
  })
}

/** Missing, empty, differing and unused texts of the interface; one sentence each. */
export const textComplaints = (root: string): string[] =>
  german
    .flatMap((pattern) => [...pattern.scanSync({ cwd: root })])
    .flatMap((path) => {
      const folder = join(root, path.slice(0, path.indexOf('/locales/')))
      const de = read(join(root, path))
      const en = read(join(root, path.replace('/de/', '/en/')))
      return [...differences(path, de, en), ...unused(path, de.keys(), selections(folder))]
    })
