import { resolve } from 'node:path'
import { textComplaints } from './checks/text-complaints'

/**
 * `bun packages/app-runtime/check-translations.ts [folder]`: prints one line for each problem and exits with code 1 if
 * there is any.
 */
const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../..'))
const complaints = textComplaints(root)
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1
