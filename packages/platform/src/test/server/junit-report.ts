import { readFileSync } from 'node:fs'

/** A test that failed: its file, relative to the project, its name, and what it said. */
export interface FailedTest {
  readonly file: string
  readonly name: string
  readonly message: string
}

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const decoded = (text = ''): string =>
  text.replaceAll(/&(?:#(\d+)|(\w+));/g, (all, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (characters[name] ?? all),
  )

const failed =
  /<testcase name="([^"]*)" classname="([^"]*)"[^>]* file="([^"]*)"[^>]*>\s*<failure type="[^"]*"(?: message="([^"]*)")?/g

/** Failed tests of a report as `bun test --reporter=junit` writes it. */
export const failedTests = (report: string): FailedTest[] =>
  [...report.matchAll(failed)].map(([, name, group, file, message]) => ({
    file: decoded(file),
    name: [group, name].filter(Boolean).map(decoded).join(' › '),
    message: decoded(message).trim(),
  }))

/** Failed tests of the report at `path`; none when there is no report. */
export const readFailedTests = (path: string): FailedTest[] => {
  try {
    return failedTests(readFileSync(path, 'utf8'))
  } catch {
    return []
  }
}
