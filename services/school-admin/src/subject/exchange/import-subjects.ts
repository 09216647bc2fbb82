import type { ErrorCode } from '@lernspur/contracts/error-catalogue'
import { writeTenant } from '@lernspur/database/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call'
import { requireClassRight } from '@lernspur/service-kit/class-access'
import type { UploadedFile } from '@lernspur/service-kit/form'
import { refuse } from '@lernspur/service-kit/refusal'
import type { SubjectContent } from '../content/subject-content'
import { writeSubjects } from '../content/write-subjects'
import { faultDetails, ImportFault } from './read/import-fault'
import { readInWorker } from './read/read-in-worker'

const read = async ({ language }: Call, file: UploadedFile): Promise<readonly SubjectContent[]> => {
  try {
    return await readInWorker(file)
  } catch (error) {
    if (error instanceof ImportFault) return refuse(error.code, faultDetails(error.faults, language))
    throw error
  }
}

/** Checked before the file is read, so that nobody can cause work for a class without the right. */
const contentsFor = async (call: Call, schoolClassId: string, file: UploadedFile, refusal: ErrorCode) => {
  const { db, actor } = call
  await writeTenant(db, actor.tenantId, (tx) => requireClassRight(tx, actor, schoolClassId, 'competences', refusal))
  return read(call, file)
}

/**
 * What an import would write, and nothing written (rule file.4). FILE_VALIDATION_FAILED,
 * FILE_SIZE_LIMIT_EXCEEDED and IMPORT_FAILED name sheet, row and column; NOT_FOUND, NO_PERMISSION.
 */
export const previewImport = async (call: Call, schoolClassId: string, file: UploadedFile) => {
  const contents = await contentsFor(call, schoolClassId, file, 'NO_PERMISSION')
  const rows = contents.map(({ originId, domains, ...subject }) => ({
    ...subject,
    domains: domains.map(({ name, symbol, competences }) => ({ name, symbol, competences: [...competences] })),
  }))
  return { rows, count: rows.length }
}

/**
 * Imports the subjects of a file into a class, all or none; refuses as `previewImport` does, but with
 * CREATE_NOT_ALLOWED.
 */
export const importSubjects = async (call: Call, schoolClassId: string, file: UploadedFile) => {
  const contents = await contentsFor(call, schoolClassId, file, 'CREATE_NOT_ALLOWED')
  return call.write(async (tx) => {
    await requireClassRight(tx, call.actor, schoolClassId, 'competences', 'CREATE_NOT_ALLOWED')
    const rows = await writeSubjects(tx, call, schoolClassId, contents)
    return { rows, count: rows.length }
  })
}
