import { resolve } from 'node:path'
import { textViolations } from './checks/text-violations'

/**
 * `bun packages/app-runtime/check-translations.ts [folder]`: prints one line for each problem and exits with code 1 if
 * there is any.
 */
const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../..'))
const violations = textViolations(root)
for (const errorOutput of violations) console.error(errorOutput)
if (violations.length > 0) process.exitCode = 1
