import type { ImportReadingChoice } from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { requireRightOn } from '@lernspur/service-kit/access/class-access'
import { readableSubject } from '@lernspur/service-kit/access/subject-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { UploadedFile } from '@lernspur/service-kit/input/form'
import { storedSubjects } from '../content/stored-subjects'
import { matchSubjects, type SubjectMatch } from './compare/match-subjects'
import { completeSubjects } from './complete-subjects'
import type { ReadingChoice } from './curriculum/outline/reading-depths'
import { faultDetails, ImportFault } from './fault/import-fault'
import { readInWorker } from './file/read-in-worker'
import type { FileContents } from './file/read-subjects'
import type { FileSubject } from './file-subject'

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

/** How a form says to read a curriculum, as numbers. */
const readingOfForm = ({ subjectDepth, competenceDepth, schoolLevel }: ImportReadingChoice): ReadingChoice => ({
  subjectDepth: numberOf(subjectDepth),
  competenceDepth: numberOf(competenceDepth),
  schoolLevel: numberOf(schoolLevel),
})

/** A class by its id, or the school's templates without one. */
export type ImportTarget = string | null

/**
 * The subjects of a file, a curriculum read as chosen. The right is checked before it is read, so that nobody can cause
 * work without it. Faults of the file name sheet, row and column, or item and line.
 */
export const readImport = async (
  call: Call,
  target: ImportTarget,
  file: UploadedFile,
  chosen: ImportReadingChoice,
  refusal: ErrorCode,
): Promise<FileContents> => {
  const { db, actor, language } = call
  await writeTenant(db, actor.tenantId, (tx) => requireRightOn(tx, actor, target, 'competences', refusal))
  try {
    return await readInWorker(actor, file, readingOfForm(chosen))
  } catch (error) {
    if (error instanceof ImportFault) return refuse(error.code, faultDetails(error.faults, language))
    throw error
  }
}

/** Compares subjects of a file with those of the target that the caller may see. */
export const matchImport = async (
  tx: Transaction,
  { actor }: Call,
  target: ImportTarget,
  contents: readonly FileSubject[],
): Promise<SubjectMatch[]> => {
  const { tenantId } = actor
  const inTarget = target === null ? tx`ss.is_template` : tx`ss.school_class_id = ${target}`
  const subjects = await storedSubjects(tx, tenantId, tx`${inTarget} and ${readableSubject(tx, actor)}`)
  const [classFields] = await tx<{ schoolLevel: number }[]>`
    select school_level from school_class where tenant_id = ${tenantId} and id = ${target}`
  const schoolLevel = classFields?.schoolLevel ?? null
  return matchSubjects(completeSubjects(contents, subjects, schoolLevel), { subjects, schoolLevel })
}
