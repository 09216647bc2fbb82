import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@lernspur/contracts/wire/error-catalogue'
import { compareLanguages } from './compare-languages'
import { hardCoded } from './hard-coded'
import { labelViolations, type NamedControl, namedControls } from './label-in-name'
import { parseSource } from './read-source'
import { type Namespace, plainKey, readNamespaces } from './read-texts'
import { type UsedKey, usedKeys } from './used-keys'

/** Folders with user-visible code; those with `locales` have texts of their own. */
const seen = ['shell', 'packages/app-kit', 'packages/app-runtime', 'packages/school-editors', 'packages/ui']
const texts = ['*/locales/*/*.json', 'packages/*/locales/*/*.json'].map((pattern) => new Bun.Glob(pattern))

const unitsOf = (root: string): string[] => [
  ...new Set([
    ...seen,
    ...texts
      .flatMap((pattern) => [...pattern.scanSync({ cwd: root })])
      .map((file) => file.slice(0, file.indexOf('/locales/'))),
  ]),
]

const sources = new Bun.Glob('src/**/*.{ts,tsx}')
const isTest = (file: string) => /\.test\.tsx?$|(^|\/)testing\//.test(file)

interface TextSource {
  readonly unit: string
  /** Relative to the root. */
  readonly file: string
  readonly used: readonly UsedKey[]
  readonly hardCoded: readonly string[]
  readonly controls: readonly NamedControl[]
}

const readSources = (root: string, unit: string): TextSource[] =>
  (existsSync(join(root, unit)) ? [...sources.scanSync({ cwd: join(root, unit) })] : [])
    .filter((file) => !isTest(file))
    .sort()
    .map((file) => {
      const tree = parseSource(readFileSync(join(root, unit, file), 'utf8'), file.endsWith('x'))
      return {
        unit,
        file: `${unit}/${file}`,
        used: usedKeys(tree),
        hardCoded: hardCoded(tree),
        controls: namedControls(tree),
      }
    })

const keysOf = ({ languages: all }: Namespace) =>
  new Set([...all.values()].flatMap((texts) => [...texts.keys()].map(plainKey)))

const covers = ({ key, open }: UsedKey, known: string) => known === key || (open && known.startsWith(`${key}.`))

const duplicates = (namespaces: readonly Namespace[]): string[] =>
  [...Map.groupBy(namespaces, ({ name }) => name)].flatMap(([name, same]) =>
    same.length > 1
      ? `The namespace ${name} is in ${same.map(({ unit }) => unit).join(' and ')}; a page has room for one.`
      : [],
  )

const unprefixed = (namespaces: readonly Namespace[]): string[] =>
  namespaces.flatMap(({ name, unit }) => {
    const owner = unit.replace(/^(mfe-|packages\/)/, '')
    return name.startsWith(`${owner}.`) ? [] : `${unit}/locales has ${name}, which does not begin with "${owner}.".`
  })

const missing = (namespaces: readonly Namespace[], { file, used }: TextSource): string[] =>
  used.flatMap((one) => {
    const required = namespaces.filter(({ name }) => one.namespace === undefined || name === one.namespace)
    const found = required.some((namespace) => [...keysOf(namespace)].some((known) => covers(one, known)))
    return found ? [] : `${file} asks for ${one.namespace ?? 'any'}.${one.key}, which has no text.`
  })

/** app-kit uses texts that the page provides; a build lists the ones that it needs. */
const usersOf = (unit: string): readonly string[] =>
  unit === 'packages/app-runtime' ? [unit, 'packages/app-kit'] : [unit]

/** Areas are versioned independently, so a text used only by another unit counts as unused. */
const unused = (namespace: Namespace, read: readonly TextSource[]): string[] => {
  const used = read.filter(({ unit }) => usersOf(namespace.unit).includes(unit)).flatMap((source) => source.used)
  const relevant = used.filter(({ namespace: name }) => name === undefined || name === namespace.name)
  return [...keysOf(namespace)].flatMap((known) =>
    relevant.some((one) => covers(one, known)) ? [] : `${namespace.unit}: ${namespace.name}.${known} is used nowhere.`,
  )
}

/** Sentences that a narrow column would break between a one-letter word and the next. */
const breakable = ({ name, unit, languages: all }: Namespace): string[] =>
  [...(all.get('de') ?? [])].flatMap(([key, text]) =>
    /E-Mail.*[.?]$/.test(text) ? `${unit}: ${name}.${key} lets a line end after "E-"; write "E‑Mail" with U+2011.` : [],
  )

/** All problems with the texts below `root`, one message each. */
export const textViolations = (root: string): string[] => {
  const units = unitsOf(root)
  const namespaces = units.flatMap((unit) => readNamespaces(root, unit, languages))
  const read = units.flatMap((unit) => readSources(root, unit))
  return [
    ...duplicates(namespaces),
    ...unprefixed(namespaces),
    ...namespaces.flatMap(compareLanguages),
    ...namespaces.flatMap(breakable),
    ...read.flatMap((source) => missing(namespaces, source)),
    ...namespaces.flatMap((namespace) => unused(namespace, read)),
    ...namespaces.flatMap((namespace) => {
      const own = read.filter(({ unit }) => unit === namespace.unit)
      return labelViolations(
        namespace,
        own.flatMap(({ controls }) => controls),
      )
    }),
    ...read.flatMap(({ file, hardCoded: texts }) =>
      texts.map((text) => `${file} shows "${text}", which no language file knows.`),
    ),
  ]
}
