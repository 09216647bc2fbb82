import type {
  ImportedSubject,
  ImportReadingChoice,
} from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call/call'
import type { UploadedFile } from '@lernspur/service-kit/input/form'
import { presentContent } from '../content/subject-content'
import type { SubjectMatch } from './compare/match-subjects'
import { type ImportTarget, matchImport, readImport } from './read-import'

const present = ({ content, state, doubts, like, comparison }: SubjectMatch): ImportedSubject => ({
  ...presentContent(content),
  state,
  doubts: [...doubts],
  like: like ? { id: like.id, name: like.name } : null,
  fields: [...(comparison?.fields ?? [])],
  lines: [...(comparison?.lines ?? [])],
})

/**
 * What an import would write, compared with what exists; nothing is written (rule file.4). FILE_VALIDATION_FAILED,
 * FILE_SIZE_LIMIT_EXCEEDED and IMPORT_FAILED name the place of a fault; NOT_FOUND, NO_PERMISSION.
 */
export const previewImport = async (
  call: Call,
  target: ImportTarget,
  file: UploadedFile,
  chosen: ImportReadingChoice,
) => {
  const { contents, reading } = await readImport(call, target, file, chosen, 'NO_PERMISSION')
  const matches = await writeTenant(call.db, call.actor.tenantId, (tx) => matchImport(tx, call, target, contents))
  return { rows: matches.map(present), count: matches.length, reading }
}
