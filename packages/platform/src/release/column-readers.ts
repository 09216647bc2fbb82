import { type ReleaseManifest, unitId } from '@lernspur/contracts/release/release.contract'
import type { FindReaders, RemovedColumn } from '@lernspur/database/migration/removed-columns'
import type { LiveRelease } from '@lernspur/release/registry/change'
import type { Installation } from '@lernspur/release/release-build'

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const word = (...names: readonly string[]): RegExp => new RegExp(`\\b(?:${names.join('|')})\\b`)

/** Statements in a bundle, with the expressions that fill them. */
export const statementsIn = async (bundle: string): Promise<string[]> => {
  // Loaded on demand, because migrations seldom take anything away.
  const { parseSync, Visitor } = await import('oxc-parser')
  const found: string[] = []
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => {
      found.push(bundle.slice(quasi.start, quasi.end))
    },
  }).visit(parseSync('server.js', bundle).program)
  return found
}

/** Names that statements give to a table: `report r`. */
const aliasesOf = (statements: readonly string[], table: string): string[] => {
  const pattern = new RegExp(`\\b(?:from|join|into|update|using)\\s+(?:registry\\.)?${table}\\s+(?:as\\s+)?(\\w+)`, 'g')
  const keywords = new Set(['on', 'set', 'where', 'values', 'select', 'order', 'group', 'left', 'join', 'using'])
  const names = statements.flatMap((one) => [...one.matchAll(pattern)].map(([, alias = '']) => alias))
  return [...new Set(names)].filter((name) => !keywords.has(name))
}

/**
 * Whether the code of a service reads or writes a column, or (`*`) anything of a table: a statement on its table names it, in SQL or as a property; or
 * takes all columns, while the code names it elsewhere; or a fragment names it by the table's alias.
 */
export const readsColumn = (
  bundle: string,
  statements: readonly string[],
  { table, column }: RemovedColumn,
): boolean => {
  const onTable = statements.filter((one) => word(table).test(one))
  if (column === '*') return onTable.length > 0
  const named = word(column, camel(column))
  if (!named.test(bundle)) return false
  const takesAll = (one: string) =>
    /(?:\.|\bselect\s+|\breturning\s+)\*/.test(one) || /\b(?:into|set)\b[^`]*\$\{\w+\(\w+\)\}/.test(one)
  if (onTable.some((one) => named.test(one) || takesAll(one))) return true
  const qualified = aliasesOf(onTable, table).map((alias) => new RegExp(`\\b${alias}\\.${column}\\b`))
  return statements.some((one) => qualified.some((pattern) => pattern.test(one)))
}

const channelText: Readonly<Record<LiveRelease['channel'], string>> = {
  stable: 'live',
  canary: 'a canary',
  fallback: 'the version before',
  pin: 'a pinned version',
}

const codeOf = async ({ store }: Installation, manifest: ReleaseManifest): Promise<string[]> => {
  const paths = manifest.files.map(({ path }) => path).filter((path) => /\.[jt]s$/.test(path))
  const texts = await Promise.all(
    paths.map(async (path) => {
      const bytes = await store.file(manifest, path)
      return bytes ? new TextDecoder().decode(bytes) : undefined
    }),
  )
  return texts.filter((text) => text !== undefined)
}

/**
 * Finds who reads columns among the services that are live now, a canary or the version before: a sentence each, from
 * the code that was released. What a comment in the migration says changes nothing (rule service-release.5).
 */
export const liveReaders = async (installation: Installation): Promise<FindReaders> => {
  // Read at once: the migration may lock the registry's own tables.
  const live = (await installation.registry.live()).filter(({ manifest }) => manifest.kind === 'service')
  return async (removed) => {
    const sentences: string[] = []
    for (const { manifest, channel } of removed.length > 0 ? live : []) {
      const bundles = await Promise.all(
        (await codeOf(installation, manifest)).map(async (text) => ({ text, statements: await statementsIn(text) })),
      )
      for (const one of removed)
        if (bundles.some(({ text, statements }) => readsColumn(text, statements, one)))
          sentences.push(
            `${one.table}.${one.column} is read by ${unitId(manifest)} ${manifest.version}, ${channelText[channel]}`,
          )
    }
    return sentences
  }
}
