import type { Transaction } from '@lernspur/database/tenant-transaction'
import type { Curriculum } from '../curriculum/curricula'
import { level3, level5 } from '../curriculum/curricula'
import { type SubjectRecord, writeSubjects } from '../curriculum/write-subjects'
import { providerStaff } from '../people/staff'
import { writeStaff } from '../people/write-staff'
import { writeTenant } from './write-tenant'

const provider = {
  name: 'Lernspur',
  slogan: 'Jedes Kind hinterlässt eine Spur',
  country: 'DE',
  state: 'Berlin',
  schoolType: null,
  isProvider: true,
} as const

/** Writes the provider with the subject templates that every school may take. */
export const writeProvider = async (
  tx: Transaction,
  passwordHash: string,
  instant: string,
): Promise<ReadonlyMap<Curriculum, readonly SubjectRecord[]>> => {
  const { writer } = await writeTenant(tx, provider, instant)
  await writeStaff(tx, writer.tenantId, providerStaff, passwordHash, instant)
  const templates = new Map<Curriculum, readonly SubjectRecord[]>()
  for (const curriculum of [level3, level5]) {
    templates.set(curriculum, await writeSubjects(writer, curriculum, { schoolClassId: null, instant }))
  }
  return templates
}
