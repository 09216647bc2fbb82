import type { StudentImport } from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { recordRows } from '@lernspur/service-kit/undo/undo-journal'
import { pairsAsRows } from '../relation/relation.query'
import type { ImportPlan, Pair } from './import-plan'

/** Counts of an import by kind; they outlive the rows that record its changes. */
export const countsOf = (
  plan: ImportPlan,
  joined: readonly Pair[],
  dated: ImportPlan['birthDates'],
): StudentImport['counts'] => ({
  student: plan.added.length,
  name: plan.renamed.length,
  join: joined.length,
  leave: plan.left.length,
  class: plan.classes.length,
  ...(dated.length > 0 && { birthDate: dated.length }),
})

/** Condition on `r`, a row of a relation: it is of one of the pairs. */
const ofPairs = (tx: Transaction, pairs: readonly Pair[]) => tx`
  exists (
    select from ${pairsAsRows(tx, pairs)}
    where i."studentId" = r.student_id and i."schoolClassId" = r.school_class_id)`

/** Records names and dates of birth that an import is about to change, and where it takes students out of. */
export const recordBefore = (
  tx: Transaction,
  call: Call,
  entryId: string,
  { renamed, left, nicknames }: ImportPlan,
  dated: ImportPlan['birthDates'],
) =>
  recordRows(tx, call, entryId, [
    {
      action: 'update',
      table: 'student',
      where: tx`r.id = any(${[...new Set([...renamed, ...dated].map(({ studentId }) => studentId))]}::uuid[])`,
      columns: ['first_name', 'last_name', 'birth_date'],
    },
    {
      action: 'update',
      table: 'school_class',
      where: tx`r.id = any(${nicknames.map(({ schoolClassId }) => schoolClassId)}::uuid[]) and r.nickname is null`,
      columns: ['nickname'],
    },
    { action: 'delete', table: 'student_class_relation', where: ofPairs(tx, left) },
    { action: 'delete', table: 'student_subject_relation', where: ofPairs(tx, left) },
  ])

/** Records what an import has made: classes, students, and relations of students that were there. */
export const recordMade = (
  tx: Transaction,
  call: Call,
  entryId: string,
  { classes, added }: ImportPlan,
  joined: readonly Pair[],
) =>
  recordRows(tx, call, entryId, [
    {
      action: 'insert',
      table: 'school_class',
      where: tx`r.id = any(${classes.map(({ id }) => id)}::uuid[])`,
      columns: [],
    },
    { action: 'insert', table: 'student', where: tx`r.id = any(${added.map(({ id }) => id)}::uuid[])`, columns: [] },
    {
      action: 'insert',
      table: 'student_class_relation',
      where: ofPairs(tx, joined),
      columns: ['student_id', 'school_class_id'],
    },
  ])
