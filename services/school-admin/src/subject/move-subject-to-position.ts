import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

type SubjectRow = Pick<Subject, 'id' | 'schoolClassId' | 'schoolLevel'>

/**
 * Puts a subject at a place among those of its class, a template among those of its level; the others make room and keep
 * their version (rule subject.3).
 */
export const moveSubjectToPosition = async (
  tx: Transaction,
  { actor }: Call,
  { id, schoolClassId, schoolLevel }: SubjectRow,
  position: number,
): Promise<void> => {
  const { tenantId } = actor
  const others = await tx<{ id: string }[]>`
    select ss.id from school_subject ss
    where ss.tenant_id = ${tenantId} and ss.school_class_id is not distinct from ${schoolClassId}
      and (ss.school_class_id is not null or ss.school_level = ${schoolLevel}) and ss.id <> ${id}
    order by ss.position, ss.name collate "de-x-icu", ss.id`
  const ids = others.map((row) => row.id).toSpliced(position, 0, id)
  await tx`
    update school_subject ss set position = i.place - 1
    from unnest(${ids}::uuid[]) with ordinality as i (id, place)
    where ss.tenant_id = ${tenantId} and ss.id = i.id`
}
