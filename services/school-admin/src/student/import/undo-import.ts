import type { StudentImport } from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import { requireRightOn } from '@lernspur/service-kit/access/class-access'
import { audit, auditEach } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { type Differences, differences } from '@lernspur/service-kit/call/differences'
import { refuse } from '@lernspur/service-kit/call/refusal'
import { unsettleStudents } from '../../enrolment/unsettle-students'
import { insertRelations } from '../relation/relation.query'
import { changesOf, isUsed, stayReason } from './stay-reason'
import { readImport } from './student-import.query'

interface Import {
  readonly tenantId: string
  readonly id: string
}

const taken = (tx: Transaction, { tenantId, id }: Import, kind: string) => tx`
  student_import_change sic
  where sic.tenant_id = ${tenantId} and sic.student_import_id = ${id} and sic.kind = ${kind} and sic.stays is null`

/** Locks the students first, so that nobody enters anything about them meanwhile. */
const judge = async (tx: Transaction, { tenantId, id }: Import): Promise<void> => {
  await tx`
    select from student s
    where s.tenant_id = ${tenantId} and s.id in (
      select sic.student_id from student_import_change sic
      where sic.tenant_id = ${tenantId} and sic.student_import_id = ${id})
    order by s.id for update`
  await tx`
    with judged as (
      select sic.id, ${stayReason(tx)} as reason
      from student_import si, ${changesOf(tx)}
        and si.tenant_id = ${tenantId} and si.id = ${id} and sic.kind <> 'class')
    update student_import_change sic set stays = judged.reason
    from judged where sic.tenant_id = ${tenantId} and sic.id = judged.id and judged.reason is not null`
}

interface Name {
  readonly firstName: string
  readonly lastName: string
}

/** The names that the children had meanwhile, and those that they have again. */
const takeBackNames = async (tx: Transaction, from: Import): Promise<{ id: string; change: Differences }[]> => {
  const rows = await tx<{ id: string; before: Name; after: Name }[]>`
    update student s set first_name = i.before->>'firstName', last_name = i.before->>'lastName',
      updated_at = clock_timestamp()
    from (select sic.student_id, sic.before from ${taken(tx, from, 'name')}) as i
    where s.tenant_id = ${from.tenantId} and s.id = i.student_id
    returning s.id, jsonb_build_object('firstName', old.first_name, 'lastName', old.last_name) as before,
      jsonb_build_object('firstName', new.first_name, 'lastName', new.last_name) as after`
  return rows.map(({ id, before, after }) => ({ id, change: differences(before, after) }))
}

const takeBackRelations = async (tx: Transaction, from: Import): Promise<string[]> => {
  const unlinked = await tx<{ studentId: string }[]>`
    delete from student_class_relation scr
    using (select sic.student_id, sic.school_class_id from ${taken(tx, from, 'join')}) as i
    where scr.tenant_id = ${from.tenantId} and scr.student_id = i.student_id
      and scr.school_class_id = i.school_class_id
    returning scr.student_id`
  const unlinkedIds = unlinked.map(({ studentId }) => studentId)
  await unsettleStudents(tx, from.tenantId, tx`select unnest(${unlinkedIds}::uuid[])`)
  const left = await tx<{ studentId: string; schoolClassId: string; schoolSubjectIds: string[] }[]>`
    select sic.student_id, sic.school_class_id, sic.before as school_subject_ids from ${taken(tx, from, 'leave')}`
  await insertRelations(tx, from.tenantId, left)
  return [...new Set([...unlinked, ...left].map(({ studentId }) => studentId))]
}

const takeBackStudents = async (tx: Transaction, from: Import): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    delete from student s
    where s.tenant_id = ${from.tenantId} and s.id in (select sic.student_id from ${taken(tx, from, 'student')})
    returning s.id`
  await tx`
    select forget_audit_changes(${from.tenantId}, id) from unnest(${rows.map(({ id }) => id)}::uuid[]) as id`
  return rows.map(({ id }) => id)
}

const takeBackClasses = async (tx: Transaction, { tenantId, id }: Import): Promise<string[]> => {
  await tx`
    update student_import_change sic set stays = 'used'
    from student_import si, school_class sc
    where sic.tenant_id = ${tenantId} and sic.student_import_id = ${id} and sic.kind = 'class'
      and si.tenant_id = sic.tenant_id and si.id = sic.student_import_id
      and sc.tenant_id = sic.tenant_id and sc.id = sic.school_class_id and ${isUsed(tx)}`
  const rows = await tx<{ id: string }[]>`
    delete from school_class sc
    where sc.tenant_id = ${tenantId}
      and sc.id in (select sic.school_class_id from ${taken(tx, { tenantId, id }, 'class')})
    returning sc.id`
  return rows.map(({ id: classId }) => classId)
}

/** The import of the list of a class needs its right, that of the school a manager; UPDATE_NOT_ALLOWED once undone. */
const lockImport = async (tx: Transaction, call: Call, id: string): Promise<Import> => {
  const { actor } = call
  const { schoolClassId } = await readImport(tx, call, id)
  await requireRightOn(tx, actor, schoolClassId, 'students', 'UPDATE_NOT_ALLOWED')
  const [open] = await tx`
    select from student_import
    where tenant_id = ${actor.tenantId} and id = ${id} and undone_at is null for update`
  if (!open) refuse('UPDATE_NOT_ALLOWED')
  return { tenantId: actor.tenantId, id }
}

/** Takes an import back as far as nothing depends on it, and tells what stays and why (rule import.4). */
export const undoImport = (call: Call, id: string): Promise<StudentImport> =>
  call.write(async (tx) => {
    const from = await lockImport(tx, call, id)
    await judge(tx, from)
    await auditEach(tx, call, 'student.update', await takeBackNames(tx, from))
    await audit(tx, call, 'student-class-relation.update', await takeBackRelations(tx, from))
    await audit(tx, call, 'student.delete', await takeBackStudents(tx, from))
    await audit(tx, call, 'school-class.delete', await takeBackClasses(tx, from))
    await tx`
      update student_import set undone_at = now(), undone_by_id = ${call.actor.userId}
      where tenant_id = ${from.tenantId} and id = ${id}`
    await audit(tx, call, 'student-import.undo', id)
    return readImport(tx, call, id)
  })
