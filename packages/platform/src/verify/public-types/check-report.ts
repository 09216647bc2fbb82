import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from './fold'
import { publicEntries, readManifest } from './public-entries'
import { publicTypes } from './public-types'
import { type Report, readReport, reportLines, writeReport } from './report'
import { changeOf, isAtLeast, nextVersion } from './version-bump'

const visibleCount = 5

/** The first lines missing in the current report, to show what broke. */
const lost = (before: Report, now: Report): string[] => {
  const left = new Set(now.lines)
  return before.lines.filter((line) => !left.has(line)).slice(0, visibleCount)
}

const unfitVersion = (name: string, before: Report, now: Report): string | undefined => {
  const change = changeOf(before.lines, now.lines)
  const least = nextVersion(before.version, change)
  if (isAtLeast(now.version, least)) return undefined
  const what = change === 'breaking' ? 'changed or taken away' : 'added'
  const lines = change === 'breaking' ? lost(before, now).map((line) => `\n    ${line.trim()}`) : []
  return `${name} ${now.version}: public types were ${what} since ${before.version}; the next version is ${least}.${lines.join('')}`
}

/** The words of these declarations' source file; of the declarations themselves if there is none. */
const sourceWords =
  (folder: string, declarations: string) =>
  (file: string): ReadonlySet<string> => {
    const source = join(folder, file.slice(declarations.length).replace(/\.d\.ts$/, ''))
    const known = [`${source}.ts`, `${source}.tsx`].find((path) => existsSync(path)) ?? file
    return new Set(readFileSync(known, 'utf8').match(/[\w$]+/g))
  }

/**
 * Checks a package's public types against its report. `folder` is the package, `declarations` the folder of its
 * declarations. Returns a complaint unless the version reflects every change and the report matches the version. With
 * `update`, rewrites a report that only lags behind the version.
 */
export const checkReport = (folder: string, declarations: string, update: boolean): string | undefined => {
  const { name, version } = readManifest(folder)
  const file = join(folder, 'api-report.md')
  const types = fold(publicTypes(publicEntries(folder, declarations)), sourceWords(folder, declarations))
  const now = { version, lines: reportLines(types) }
  const text = writeReport(name, now)
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const versionProblem = stored === undefined ? undefined : unfitVersion(name, readReport(stored), now)
  if (versionProblem || stored === text) return versionProblem
  if (!update) return `${name} ${version}: its report is out of date; run \`bun run verify --update\`.`
  writeFileSync(file, text)
  return undefined
}
