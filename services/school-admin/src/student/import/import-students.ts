import type {
  ImportStudents,
  StudentImport,
} from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit, auditEach } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { openUndoEntry } from '@lernspur/service-kit/undo/undo-journal'
import { addClasses } from '../../class-year/add-classes'
import { deleteRelations } from '../relation/delete-relations'
import { requireDays } from '../relation/relation.policy'
import { insertRelations, readRelations } from '../relation/relation.query'
import { type ChangedStudent, lockImports, lockStudents, requireImportRights, requireNew } from './import.policy'
import { type ImportPlan, type Pair, planOf } from './import-plan'
import { countsOf, recordBefore, recordMade } from './record-import'
import { readImport } from './student-import.query'

const anySubject = (tx: Transaction, tenantId: string) =>
  tx`select id from school_subject where tenant_id = ${tenantId}`

const addStudents = async (tx: Transaction, tenantId: string, { added }: ImportPlan): Promise<void> => {
  await tx`
    insert into student (tenant_id, id, first_name, last_name, birth_date)
    select ${tenantId}, i.id, i."firstName", i."lastName", i."birthDate"
    from jsonb_to_recordset(${tx.json(added as never)}) as i (
      id uuid, "firstName" text, "lastName" text, "birthDate" date)`
  const assigned = added.flatMap(({ id, schoolClassId }) => (schoolClassId ? [{ studentId: id, schoolClassId }] : []))
  await insertRelations(tx, tenantId, assigned)
}

/** Sets the time of the import, so that its undo can tell later changes. */
const rename = async (tx: Transaction, tenantId: string, { renamed }: ImportPlan): Promise<void> => {
  await tx`
    update student s set first_name = i."firstName", last_name = i."lastName", updated_at = now()
    from jsonb_to_recordset(${tx.json(renamed)}) as i ("studentId" uuid, "firstName" text, "lastName" text)
    where s.tenant_id = ${tenantId} and s.id = i."studentId"`
}

/** The dates of birth of students of whom none is known; a known one is never overwritten. */
const newDates = ({ birthDates }: ImportPlan, before: readonly ChangedStudent[]): ImportPlan['birthDates'] => {
  const undated = new Set(before.filter(({ birthDate }) => birthDate === null).map(({ id }) => id))
  return birthDates.filter(({ studentId }) => undated.has(studentId))
}

const writeDates = async (tx: Transaction, tenantId: string, dated: ImportPlan['birthDates']): Promise<void> => {
  await tx`
    update student s set birth_date = i."birthDate", updated_at = now()
    from jsonb_to_recordset(${tx.json(dated)}) as i ("studentId" uuid, "birthDate" date)
    where s.tenant_id = ${tenantId} and s.id = i."studentId"`
}

/** Keeps what the list calls a class, so that the next list is understood; a nickname that there is stays. */
const writeNicknames = async (tx: Transaction, tenantId: string, { nicknames }: ImportPlan): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    update school_class sc set nickname = i.nickname, updated_at = now()
    from jsonb_to_recordset(${tx.json(nicknames)}) as i ("schoolClassId" uuid, nickname text)
    where sc.tenant_id = ${tenantId} and sc.id = i."schoolClassId" and sc.nickname is null
    returning sc.id`
  return rows.map(({ id }) => id)
}

/** The pairs whose student is not in the class yet. */
const notJoined = async (tx: Transaction, tenantId: string, { joined }: ImportPlan): Promise<Pair[]> => {
  const linked = await readRelations(tx, tenantId, joined, anySubject(tx, tenantId))
  const known = new Set(linked.map((row) => `${row.studentId} ${row.schoolClassId}`))
  return joined.filter((pair) => !known.has(`${pair.studentId} ${pair.schoolClassId}`))
}

const leave = async (tx: Transaction, tenantId: string, { left, withObservations }: ImportPlan): Promise<void> => {
  const linked = await readRelations(tx, tenantId, left, anySubject(tx, tenantId))
  if (linked.length !== left.length) refuse('NOT_FOUND')
  await deleteRelations(tx, tenantId, left, { withObservations })
}

/** Former and new name and date of birth of each student, which are erased with the child (rule audit.1). */
const changesOfStudents = (
  { renamed }: ImportPlan,
  dated: ImportPlan['birthDates'],
  before: readonly ChangedStudent[],
) => {
  const changes = new Map<string, object>(
    renamed.map(({ studentId, firstName, lastName }) => [studentId, { firstName, lastName }]),
  )
  for (const { studentId, birthDate } of dated) changes.set(studentId, { ...changes.get(studentId), birthDate })
  const byId = new Map(before.map((student) => [student.id, student]))
  return [...changes].map(([id, change]) => ({ id, change: differences(byId.get(id) ?? {}, change) }))
}

const idsOf = (pairs: readonly Pair[]): string[] => [...new Set(pairs.map(({ studentId }) => studentId))]

interface DoneImport {
  readonly id: string
  readonly joined: readonly Pair[]
  readonly dated: ImportPlan['birthDates']
  readonly nicknamed: readonly string[]
  readonly before: readonly ChangedStudent[]
}

const auditImport = async (
  tx: Transaction,
  call: Call,
  plan: ImportPlan,
  { id, joined, dated, nicknamed, before }: DoneImport,
): Promise<void> => {
  const { classes, added, left } = plan
  const made = { classes: classes.map((one) => one.id), students: added.map((one) => one.id) }
  await audit(tx, call, 'student-import.create', id)
  await audit(tx, call, 'school-class.create', made.classes)
  await audit(tx, call, 'school-class.update', nicknamed)
  await audit(tx, call, 'student.create', made.students)
  await auditEach(tx, call, 'student.update', changesOfStudents(plan, dated, before))
  await audit(tx, call, 'student-class-relation.link', idsOf(joined))
  await audit(tx, call, 'student-class-relation.unlink', idsOf(left))
}

/**
 * Carries out what the preview of a list showed, all or nothing, and records what undoes it (rules import.2, import.4).
 */
export const importStudents = (call: Call, input: ImportStudents): Promise<StudentImport> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const plan = planOf(input, call.language)
    await lockImports(tx, call)
    await requireImportRights(tx, call, plan)
    const before = await lockStudents(tx, call, plan)
    await requireNew(tx, call, plan)
    // A list knows nothing of first days: who came later than it says leaves on the first day there.
    await requireDays(
      tx,
      call,
      'left',
      plan.left.map(({ leftOn, ...pair }) => ({ ...pair, day: leftOn })),
    )
    const joined = await notJoined(tx, tenantId, plan)
    const dated = newDates(plan, before)
    const id = await openUndoEntry(tx, call, 'student-import', {
      schoolClassId: plan.scope,
      facts: { counts: countsOf(plan, joined, dated) },
    })
    await recordBefore(tx, call, id, plan, dated)
    if (plan.classes.length > 0) await addClasses(tx, call.actor, plan.classes)
    await addStudents(tx, tenantId, plan)
    await rename(tx, tenantId, plan)
    await writeDates(tx, tenantId, dated)
    const nicknamed = await writeNicknames(tx, tenantId, plan)
    await insertRelations(tx, tenantId, joined)
    await leave(tx, tenantId, plan)
    await recordMade(tx, call, id, plan, joined)
    await auditImport(tx, call, plan, { id, joined, dated, nicknamed, before })
    return readImport(tx, call, id)
  })
