import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { requireClassRight, requireRightOn } from '@lernspur/service-kit/access/class-access'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuse } from '@lernspur/service-kit/call/refusal'
import { readSubjects } from '../subject.query'
import { keptFor } from './keep-subject'

interface KeptSubject {
  readonly schoolClassId: string | null
  readonly deletedById: string
  /** Whether the caller's right on the class named the subject. */
  readonly wasShared: boolean
}

/** Requires that the caller could see the subject and may manage its contents. */
const requireKept = async (tx: Transaction, { actor }: Call, id: string): Promise<void> => {
  const { tenantId, userId } = actor
  const [kept] = await tx<KeptSubject[]>`
    select ds.school_class_id, ds.deleted_by_id, exists (
      select from class_access_right ar
      where ar.tenant_id = ds.tenant_id and ar.user_id = ${userId} and ar.id = any(ds.access_right_ids)) as was_shared
    from deleted_subject ds
    where ds.tenant_id = ${tenantId} and ds.id = ${id} and ds.deleted_at >= now() - ${keptFor}::interval`
  if (!kept) return refuse('NOT_FOUND')
  if (kept.schoolClassId === null) return requireRightOn(tx, actor, null, 'competences', 'NO_PERMISSION')
  const { subjects } = await requireClassRight(tx, actor, kept.schoolClassId, 'read', 'NOT_FOUND')
  if (subjects !== 'all' && !kept.wasShared && kept.deletedById !== userId) refuse('NOT_FOUND')
  await requireClassRight(tx, actor, kept.schoolClassId, 'competences', 'NO_PERMISSION')
}

const insertContents = async (tx: Transaction, tenantId: string, id: string): Promise<void> => {
  const kept = tx`deleted_subject ds where ds.tenant_id = ${tenantId} and ds.id = ${id}`
  await tx`
    insert into school_subject (tenant_id, id, origin_id, name, abbreviation, color, school_level, school_class_id,
      is_template, position, origin_texts, origin_version_id, country_id, created_at)
    select i.tenant_id, i.id, i.origin_id, i.name, i.abbreviation, i.color, i.school_level, i.school_class_id,
      i.is_template, i.position, i.origin_texts, i.origin_version_id, i.country_id, i.created_at
    from (select jsonb_populate_record(null::school_subject, ds.contents -> 'subject') as row from ${kept}) as found,
      lateral (select (found.row).*) as i`
  await tx`
    insert into competence_domain (tenant_id, id, origin_id, school_subject_id, name, symbol, position, created_at)
    select i.tenant_id, i.id, i.origin_id, i.school_subject_id, i.name, i.symbol, i.position, i.created_at
    from (select ds.contents -> 'domains' as rows from ${kept}) as found,
      jsonb_populate_recordset(null::competence_domain, found.rows) as i`
  await tx`
    insert into competence (tenant_id, id, origin_id, domain_id, description, position, created_at)
    select i.tenant_id, i.id, i.origin_id, i.domain_id, i.description, i.position, i.created_at
    from (select ds.contents -> 'competences' as rows from ${kept}) as found,
      jsonb_populate_recordset(null::competence, found.rows) as i`
}

/** Those who took part and are still in the class, and rights that still are. */
const insertRelations = async (tx: Transaction, tenantId: string, id: string): Promise<void> => {
  await tx`
    insert into student_subject_relation (tenant_id, student_id, school_class_id, school_subject_id)
    select scr.tenant_id, scr.student_id, scr.school_class_id, ds.id
    from deleted_subject ds
    join deleted_subject_student dss on dss.tenant_id = ds.tenant_id and dss.deleted_subject_id = ds.id
    join student_class_relation scr on scr.tenant_id = ds.tenant_id and scr.student_id = dss.student_id
      and scr.school_class_id = ds.school_class_id
    where ds.tenant_id = ${tenantId} and ds.id = ${id}`
  await tx`
    insert into class_access_right_subject (tenant_id, class_access_right_id, school_class_id, school_subject_id)
    select ar.tenant_id, ar.id, ar.school_class_id, ds.id
    from deleted_subject ds
    join class_access_right ar on ar.tenant_id = ds.tenant_id and ar.id = any(ds.access_right_ids)
    where ds.tenant_id = ${tenantId} and ds.id = ${id}`
  await tx`
    insert into invitation_access_right_subject (tenant_id, invitation_access_right_id, school_class_id,
      school_subject_id)
    select ar.tenant_id, ar.id, ar.school_class_id, ds.id
    from deleted_subject ds
    join invitation_access_right ar on ar.tenant_id = ds.tenant_id and ar.id = any(ds.invitation_access_right_ids)
    where ds.tenant_id = ${tenantId} and ds.id = ${id}`
}

/**
 * Puts a subject back that was deleted within the last hour: its contents with their ids, who took part, and who had
 * access (rule subject.5). NOT_FOUND for whoever could not see it, NO_PERMISSION without the right to manage
 * competences.
 */
export const restoreSubject = (call: Call, id: string): Promise<Subject> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    await requireKept(tx, call, id)
    await insertContents(tx, tenantId, id)
    await insertRelations(tx, tenantId, id)
    await tx`delete from deleted_subject where tenant_id = ${tenantId} and id = ${id}`
    await audit(tx, call, 'subject.create', id)
    const [row] = await readSubjects(tx, call, [id])
    return row ?? refuse('NOT_FOUND')
  })
