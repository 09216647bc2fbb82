import { readSettings, warningsAbout } from '../../environment/settings-problems'
import type { Values } from '../../environment/variables'
import { type Finding, findingsOf } from '../finding'

const { ok, warning, problem } = findingsOf('settings')

/** The settings that are valid, and what is missing, wrong, misspelt or unusual. */
export const checkSettings = (
  env: Readonly<Record<string, string | undefined>>,
): {
  readonly read: Partial<Values>
  readonly given: Readonly<Record<string, string | undefined>>
  readonly findings: Finding[]
} => {
  const { read, problems, given } = readSettings(env)
  const warnings = warningsAbout(given, read)
  const findings = [...problems.map(problem), ...warnings.map(warning)]
  return { read, given, findings: findings.length > 0 ? findings : [ok('All settings are known and valid.')] }
}
