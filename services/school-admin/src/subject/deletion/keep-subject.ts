import type { Call, Transaction } from '@lernspur/service-kit/call/call'

/** How long a deletion can be undone (rule subject.5). */
export const keptFor = '1 hour'

/** Keeps what a subject is, just before it is deleted, and forgets what was kept before and is over. */
export const keepSubject = async (tx: Transaction, { actor }: Call, id: string): Promise<void> => {
  const { tenantId, userId } = actor
  await tx`delete from deleted_subject where tenant_id = ${tenantId} and deleted_at < now() - ${keptFor}::interval`
  await tx`
    insert into deleted_subject (tenant_id, id, school_class_id, contents, access_right_ids, invitation_access_right_ids,
      deleted_by_id)
    select ss.tenant_id, ss.id, ss.school_class_id, jsonb_build_object(
        'subject', to_jsonb(ss),
        'domains', coalesce((
          select jsonb_agg(to_jsonb(cd)) from competence_domain cd
          where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id), '[]'),
        'competences', coalesce((
          select jsonb_agg(to_jsonb(c)) from competence c
          join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
          where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id), '[]')),
      array(
        select ars.class_access_right_id from class_access_right_subject ars
        where ars.tenant_id = ss.tenant_id and ars.school_subject_id = ss.id),
      array(
        select ars.invitation_access_right_id from invitation_access_right_subject ars
        where ars.tenant_id = ss.tenant_id and ars.school_subject_id = ss.id),
      ${userId}
    from school_subject ss where ss.tenant_id = ${tenantId} and ss.id = ${id}`
  await tx`
    insert into deleted_subject_student (tenant_id, deleted_subject_id, student_id)
    select ssr.tenant_id, ssr.school_subject_id, ssr.student_id from student_subject_relation ssr
    where ssr.tenant_id = ${tenantId} and ssr.school_subject_id = ${id}`
}
