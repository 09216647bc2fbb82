import type { StudentImport } from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import { requireRightOn } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit, auditEach } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { type Differences, differences } from '@lernspur/service-kit/call/differences'
import { restoreRows } from '@lernspur/service-kit/undo/undo-journal'
import { invalidateEnrolmentEnd } from '../../enrolment/invalidate-enrolment-end'
import { changesOf, isUsed, stayReason } from './stay-reason'
import { readImport } from './student-import.query'

interface Import {
  readonly tenantId: string
  readonly id: string
}

/** Rows `uro` of an import that its undo takes back. */
const toUndo = (tx: Transaction, { tenantId, id }: Import) => tx`
  uro.tenant_id = ${tenantId} and uro.undo_entry_id = ${id} and uro.skip_reason is null`

/** Locks the students first, so that nobody enters anything about them meanwhile; then records what stays and why. */
const findStays = async (tx: Transaction, { tenantId, id }: Import): Promise<void> => {
  await tx`
    select from student s
    where s.tenant_id = ${tenantId} and s.id in (
      select uro.student_id from undo_row uro
      where uro.tenant_id = ${tenantId} and uro.undo_entry_id = ${id})
    order by s.id for update`
  await tx`
    with stay as (
      select change.id, ${stayReason(tx)} as reason
      from undo_entry ue, ${changesOf(tx)}
        and ue.tenant_id = ${tenantId} and ue.id = ${id} and change.kind <> 'class')
    update undo_row uro set skip_reason = stay.reason
    from stay where uro.tenant_id = ${tenantId} and uro.id = stay.id and stay.reason is not null`
}

interface Name {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string | null
}

/**
 * Restores names and dates of birth; returns for each child what it had meanwhile and has again. Imports of former
 * versions recorded no date.
 */
const takeBackNames = async (tx: Transaction, from: Import): Promise<{ id: string; change: Differences }[]> => {
  const rows = await tx<{ id: string; before: Name; after: Name }[]>`
    update student s set first_name = uro.content ->> 'first_name', last_name = uro.content ->> 'last_name',
      birth_date = case when uro.content ? 'birth_date' then (uro.content ->> 'birth_date')::date else s.birth_date end,
      updated_at = clock_timestamp()
    from undo_row uro
    where ${toUndo(tx, from)} and uro.action = 'update' and uro.table_name = 'student'
      and s.tenant_id = uro.tenant_id and s.id = uro.row_id
    returning s.id,
      jsonb_build_object(
        'firstName', old.first_name, 'lastName', old.last_name, 'birthDate', old.birth_date) as before,
      jsonb_build_object(
        'firstName', new.first_name, 'lastName', new.last_name, 'birthDate', new.birth_date) as after`
  return rows.map(({ id, before, after }) => ({ id, change: differences(before, after) }))
}

const takeBackRelations = async (tx: Transaction, call: Call, from: Import): Promise<string[]> => {
  const ofClass = tx`${toUndo(tx, from)} and uro.table_name = 'student_class_relation'`
  const unlinked = await tx<{ studentId: string }[]>`
    delete from student_class_relation scr using undo_row uro
    where ${ofClass} and uro.action = 'insert' and scr.tenant_id = uro.tenant_id
      and scr.student_id = uro.student_id and scr.school_class_id = uro.school_class_id
    returning scr.student_id`
  const left = await tx<{ studentId: string }[]>`
    select uro.student_id from undo_row uro where ${ofClass} and uro.action = 'delete'`
  const rejoined = tx`${ofClass} and uro.action = 'delete'`
  await restoreRows(tx, call, 'student_class_relation', rejoined)
  // Whom the import took out never left; it recorded so in its own transaction.
  await tx`
    delete from former_class_relation fcr using undo_row uro, undo_entry ue
    where ${rejoined} and ue.tenant_id = uro.tenant_id and ue.id = uro.undo_entry_id
      and fcr.tenant_id = uro.tenant_id and fcr.student_id = uro.student_id
      and fcr.school_class_id = uro.school_class_id and fcr.created_at = ue.created_at`
  await restoreRows(
    tx,
    call,
    'student_subject_relation',
    tx`uro.undo_entry_id = ${from.id} and (uro.student_id, uro.school_class_id) in (
      select class_uro.student_id, class_uro.school_class_id from undo_row class_uro
      where class_uro.tenant_id = ${from.tenantId} and class_uro.undo_entry_id = ${from.id}
        and class_uro.table_name = 'student_class_relation' and class_uro.action = 'delete'
        and class_uro.skip_reason is null)`,
  )
  const studentIds = [...new Set([...unlinked, ...left].map(({ studentId }) => studentId))]
  await invalidateEnrolmentEnd(tx, from.tenantId, tx`select unnest(${studentIds}::uuid[])`)
  return studentIds
}

const takeBackStudents = async (tx: Transaction, from: Import): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    delete from student s
    where s.tenant_id = ${from.tenantId} and s.id in (
      select uro.row_id from undo_row uro
      where ${toUndo(tx, from)} and uro.action = 'insert' and uro.table_name = 'student')
    returning s.id`
  await tx`
    select forget_audit_changes(${from.tenantId}, id) from unnest(${rows.map(({ id }) => id)}::uuid[]) as id`
  return rows.map(({ id }) => id)
}

/** Takes back the nicknames of classes that nobody has changed since. */
const takeBackNicknames = async (tx: Transaction, { tenantId, id }: Import): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    update school_class sc set nickname = uro.content ->> 'nickname', updated_at = clock_timestamp()
    from undo_row uro
    join undo_entry ue on ue.tenant_id = uro.tenant_id and ue.id = uro.undo_entry_id
    where uro.tenant_id = ${tenantId} and uro.undo_entry_id = ${id} and uro.table_name = 'school_class'
      and uro.action = 'update' and sc.tenant_id = uro.tenant_id and sc.id = uro.row_id
      and sc.updated_at <= ue.created_at
    returning sc.id`
  return rows.map((row) => row.id)
}

const takeBackClasses = async (tx: Transaction, from: Import): Promise<string[]> => {
  const { tenantId, id } = from
  // Locked first: whoever begins to use one of them is waited for, and then seen.
  await tx`
    select from school_class sc
    where sc.tenant_id = ${tenantId} and sc.id in (
      select uro.row_id from undo_row uro
      where ${toUndo(tx, from)} and uro.action = 'insert' and uro.table_name = 'school_class')
    order by sc.id for update`
  await tx`
    update undo_row uro set skip_reason = 'used'
    from undo_entry ue, school_class sc
    where uro.tenant_id = ${tenantId} and uro.undo_entry_id = ${id} and uro.table_name = 'school_class'
      and uro.action = 'insert' and ue.tenant_id = uro.tenant_id and ue.id = uro.undo_entry_id
      and sc.tenant_id = uro.tenant_id and sc.id = uro.row_id and ${isUsed(tx)}`
  const rows = await tx<{ id: string }[]>`
    delete from school_class sc
    where sc.tenant_id = ${tenantId} and sc.id in (
      select uro.row_id from undo_row uro where ${toUndo(tx, from)} and uro.action = 'insert' and uro.table_name = 'school_class')
    returning sc.id`
  return rows.map((row) => row.id)
}

/**
 * Locks an import. One for a class needs the right there, one for the school a manager; UPDATE_NOT_ALLOWED once undone.
 */
const lockImport = async (tx: Transaction, call: Call, id: string): Promise<Import> => {
  const { actor } = call
  const { schoolClassId } = await readImport(tx, call, id)
  await requireRightOn(tx, actor, schoolClassId, 'students', 'UPDATE_NOT_ALLOWED')
  const [open] = await tx`
    select from undo_entry
    where tenant_id = ${actor.tenantId} and id = ${id} and undone_at is null for update`
  if (!open) refuse('UPDATE_NOT_ALLOWED')
  return { tenantId: actor.tenantId, id }
}

/** Undoes an import as far as nothing depends on it, and returns what stays and why (rule import.4). */
export const undoImport = (call: Call, id: string): Promise<StudentImport> =>
  call.write(async (tx) => {
    const from = await lockImport(tx, call, id)
    await findStays(tx, from)
    await auditEach(tx, call, 'student.update', await takeBackNames(tx, from))
    await audit(tx, call, 'student-class-relation.update', await takeBackRelations(tx, call, from))
    await audit(tx, call, 'student.delete', await takeBackStudents(tx, from))
    await audit(tx, call, 'school-class.delete', await takeBackClasses(tx, from))
    await audit(tx, call, 'school-class.update', await takeBackNicknames(tx, from))
    await tx`
      update undo_entry set undone_at = now(), undone_by_id = ${call.actor.userId}
      where tenant_id = ${from.tenantId} and id = ${id}`
    await audit(tx, call, 'student-import.undo', id)
    return readImport(tx, call, id)
  })
