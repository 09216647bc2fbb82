import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import type { Curriculum } from '../curriculum/curricula'
import { level3, level5 } from '../curriculum/curricula'
import { type SubjectRecord, writeSubjects } from '../curriculum/write-subjects'
import { providerStaff } from '../people/staff'
import { writeStaff } from '../people/write-staff'
import { newId, type TenantWriter } from '../tenant-writer'
import { writeTenant } from './write-tenant'

const provider = {
  name: 'Lernspur',
  slogan: 'Jedes Kind hinterlässt eine Spur',
  country: 'DE',
  state: 'Berlin',
  schoolType: null,
  isProvider: true,
} as const

/** The provider's templates, and the version from which schools take them. */
export interface GlobalTemplates {
  readonly versionId: string
  readonly subjects: ReadonlyMap<Curriculum, readonly SubjectRecord[]>
}

const publish = async (tx: Transaction, { tenantId, insert }: TenantWriter, instant: string): Promise<string> => {
  const id = newId()
  await insert('template_version', [{ id, name: 'Fassung 2026', note: '', publishedAt: instant }])
  await tx`
    insert into template_version_subject (tenant_id, template_version_id, school_subject_id, name, abbreviation, color,
      school_level, country_id, state_ids, school_type_ids, domains)
    select ss.tenant_id, ${id}, ss.id, ss.name, ss.abbreviation, ss.color, ss.school_level, ss.country_id,
      ss.state_ids, ss.school_type_ids, template_domains(ss.tenant_id, ss.id)
    from school_subject ss where ss.tenant_id = ${tenantId}`
  return id
}

/** Writes the provider with the subject templates that every school may take, published as a first version. */
export const writeProvider = async (
  tx: Transaction,
  passwordHash: string,
  instant: string,
): Promise<GlobalTemplates> => {
  const { writer } = await writeTenant(tx, provider, instant)
  await writeStaff(tx, writer.tenantId, providerStaff, passwordHash, instant)
  const templates = new Map<Curriculum, readonly SubjectRecord[]>()
  for (const curriculum of [level3, level5]) {
    templates.set(curriculum, await writeSubjects(writer, curriculum, { schoolClassId: null, instant }))
  }
  return { subjects: templates, versionId: await publish(tx, writer, instant) }
}
