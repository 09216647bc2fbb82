import type { PublicType } from './public-types'

/** The public types of a package, as stored beside its package.json. */
export interface Report {
  /** Version of the package it describes. */
  readonly version: string
  readonly lines: readonly string[]
}

const title = /^# Public types of \S+ (\d+\.\d+\.\d+)$/m

const preface = `What others see of this package. A change of it needs a new version: where lines are only added a patch, where one changes
or goes a minor one. \`bun run verify --update\` writes this file once package.json names that version.`

/** The lines of a report: a section per entry, then declarations that only occur in other types. */
export const reportLines = (types: readonly PublicType[]): string[] => {
  const sections = Map.groupBy(types, ({ entry }) => entry ?? 'Met within these')
  return [...sections].flatMap(([name, inside]) => [
    '',
    `## ${name}`,
    '',
    '```ts',
    ...inside.flatMap(({ text }) => text.split('\n')),
    '```',
  ])
}

export const writeReport = (name: string, { version, lines }: Report): string =>
  [`# Public types of ${name} ${version}`, '', preface, ...lines, ''].join('\n')

/** Reads what `writeReport` wrote. */
export const readReport = (text: string): Report => {
  const [, version = '0.0.0'] = text.match(title) ?? []
  const [, body = ''] = text.split(preface)
  return { version, lines: body.replace(/\n$/, '').split('\n').slice(1) }
}
