import { resolve } from 'node:path'
import { textComplaints } from './checks/text-complaints'

/** `bun packages/app-kit/check-translations.ts [folder]`: exit code 1 and one sentence for each fault of the texts. */
const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../..'))
const complaints = textComplaints(root)
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1
