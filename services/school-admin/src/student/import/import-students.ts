import type {
  ImportStudents,
  StudentImport,
} from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import { audit, auditEach } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { refuse } from '@lernspur/service-kit/call/refusal'
import { addClasses } from '../../class-year/add-classes'
import { deleteRelations } from '../relation/delete-relations'
import { insertRelations, readRelations } from '../relation/relation.query'
import { type ChangedStudent, lockImports, lockStudents, requireImportRights, requireNew } from './import.policy'
import { type ImportPlan, type Pair, planOf } from './import-plan'
import { type Change, recordImport } from './record-import'
import { readImport } from './student-import.query'

const anySubject = (tx: Transaction, tenantId: string) =>
  tx`select id from school_subject where tenant_id = ${tenantId}`

const makeClasses = async (tx: Transaction, { actor }: Call, { classes }: ImportPlan): Promise<Change[]> => {
  if (classes.length > 0) await addClasses(tx, actor, classes)
  return classes.map(({ id }) => ({ kind: 'class', schoolClassId: id }))
}

const addStudents = async (tx: Transaction, tenantId: string, { added }: ImportPlan): Promise<Change[]> => {
  await tx`
    insert into student (tenant_id, id, first_name, last_name)
    select ${tenantId}, i.id, i."firstName", i."lastName"
    from jsonb_to_recordset(${tx.json(added as never)}) as i (id uuid, "firstName" text, "lastName" text)`
  const placed = added.flatMap(({ id, schoolClassId }) => (schoolClassId ? [{ studentId: id, schoolClassId }] : []))
  await insertRelations(tx, tenantId, placed)
  return added.map(({ id }) => ({ kind: 'student', studentId: id }))
}

/** At the time of the import, by which its undo tells later changes. */
const rename = async (
  tx: Transaction,
  tenantId: string,
  { renamed }: ImportPlan,
  before: readonly ChangedStudent[],
): Promise<Change[]> => {
  await tx`
    update student s set first_name = i."firstName", last_name = i."lastName", updated_at = now()
    from jsonb_to_recordset(${tx.json(renamed)}) as i ("studentId" uuid, "firstName" text, "lastName" text)
    where s.tenant_id = ${tenantId} and s.id = i."studentId"`
  const byId = new Map(before.map((student) => [student.id, student]))
  return renamed.flatMap(({ studentId }) => {
    const student = byId.get(studentId)
    if (!student) return []
    return [{ kind: 'name', studentId, before: { firstName: student.firstName, lastName: student.lastName } }]
  })
}

const join = async (tx: Transaction, tenantId: string, joined: readonly Pair[]): Promise<Change[]> => {
  const linked = await readRelations(tx, tenantId, joined, anySubject(tx, tenantId))
  const known = new Set(linked.map((row) => `${row.studentId} ${row.schoolClassId}`))
  const fresh = joined.filter((pair) => !known.has(`${pair.studentId} ${pair.schoolClassId}`))
  await insertRelations(tx, tenantId, fresh)
  return fresh.map((pair) => ({ kind: 'join', ...pair }))
}

const leave = async (tx: Transaction, tenantId: string, { left, withObservations }: ImportPlan): Promise<Change[]> => {
  const linked = await readRelations(tx, tenantId, left, anySubject(tx, tenantId))
  if (linked.length !== left.length) refuse('NOT_FOUND')
  await deleteRelations(tx, tenantId, left, withObservations)
  return linked.map(({ schoolSubjectIds, ...pair }) => ({ kind: 'leave', ...pair, before: schoolSubjectIds }))
}

/** Former and new name of each, which go with the child (rule audit.1). */
const namesOf = ({ renamed }: ImportPlan, before: readonly ChangedStudent[]) => {
  const byId = new Map(before.map((student) => [student.id, student]))
  return renamed.map(({ studentId: id, firstName, lastName }) => ({
    id,
    change: differences(byId.get(id) ?? {}, { firstName, lastName }),
  }))
}

const auditImport = async (
  tx: Transaction,
  call: Call,
  id: string,
  changes: readonly Change[],
  renamed: ReturnType<typeof namesOf>,
): Promise<void> => {
  const of = (kind: Change['kind']) => changes.filter((change) => change.kind === kind)
  const students = (kind: Change['kind']) => [...new Set(of(kind).flatMap(({ studentId }) => studentId ?? []))]
  await audit(tx, call, 'student-import.create', id)
  await audit(
    tx,
    call,
    'school-class.create',
    of('class').flatMap(({ schoolClassId }) => schoolClassId ?? []),
  )
  await audit(tx, call, 'student.create', students('student'))
  await auditEach(tx, call, 'student.update', renamed)
  await audit(tx, call, 'student-class-relation.link', students('join'))
  await audit(tx, call, 'student-class-relation.unlink', students('leave'))
}

/** Does what the preview of a list said, all or nothing, and remembers it for the undo (rules import.2, import.4). */
export const importStudents = (call: Call, input: ImportStudents): Promise<StudentImport> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const plan = planOf(input, call.language)
    await lockImports(tx, call)
    await requireImportRights(tx, call, plan)
    const before = await lockStudents(tx, call, plan)
    await requireNew(tx, call, plan)
    const changes: Change[] = [
      ...(await makeClasses(tx, call, plan)),
      ...(await addStudents(tx, tenantId, plan)),
      ...(await rename(tx, tenantId, plan, before)),
      ...(await join(tx, tenantId, plan.joined)),
      ...(await leave(tx, tenantId, plan)),
    ]
    const id = await recordImport(tx, call, plan.scope, changes)
    await auditImport(tx, call, id, changes, namesOf(plan, before))
    return readImport(tx, call, id)
  })
