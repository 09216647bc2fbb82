import {
  type PreviewRollOver,
  type RollOverCounts,
  rollOverUndoDays,
} from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { queueEvents } from '@lernspur/service-kit/call/queue-events'
import { copyScales } from '../../../class-copy/copy-scales'
import { copySubjects } from '../../../class-copy/copy-subjects'
import type { RollOverYears } from '../roll-over.policy'
import { copyClasses } from './copy-classes'
import { addToSubjects, copyStudents } from './copy-students'

type ScaleIds = Pick<RollOverCounts, 'scales' | 'assessments'>

/** What a roll-over has made, counted in the database. */
const countMade = async (tx: Transaction, tenantId: string, id: string, fromYearId: string, scales: ScaleIds) => {
  const [counts] = await tx<Omit<RollOverCounts, keyof ScaleIds>[]>`
    with made as materialized (
      select roc.to_class_id as id from roll_over_class roc
      where roc.tenant_id = ${tenantId} and roc.roll_over_id = ${id}),
    subject as materialized (
      select ss.id from made join school_subject ss on ss.tenant_id = ${tenantId} and ss.school_class_id = made.id),
    student as materialized (
      select distinct scr.student_id as id
      from made join student_class_relation scr on scr.tenant_id = ${tenantId} and scr.school_class_id = made.id)
    select
      (select count(*) from made)::integer as classes,
      (select count(*) from student)::integer as students,
      (select count(distinct scr.student_id)
        from school_class sc
        join student_class_relation scr on scr.tenant_id = sc.tenant_id and scr.school_class_id = sc.id
        where sc.tenant_id = ${tenantId} and sc.school_year_id = ${fromYearId} and sc.is_active and not sc.is_template
          and not exists (
            select from roll_over ro
            join school_class next_sc on next_sc.tenant_id = ro.tenant_id and next_sc.school_year_id = ro.to_school_year_id
            join student_class_relation next_scr on next_scr.tenant_id = ro.tenant_id
              and next_scr.school_class_id = next_sc.id and next_scr.student_id = scr.student_id
            where ro.tenant_id = ${tenantId} and ro.id = ${id}))::integer as leavers,
      (select count(*) from subject)::integer as subjects,
      (select count(*)
        from subject
        join competence_domain cd on cd.tenant_id = ${tenantId} and cd.school_subject_id = subject.id
        join competence c on c.tenant_id = ${tenantId} and c.domain_id = cd.id)::integer as competences,
      (select count(*)
        from made join class_access_right ar on ar.tenant_id = ${tenantId} and ar.school_class_id = made.id
      )::integer as rights`
  return { ...(counts ?? refuse('UNKNOWN')), ...scales }
}

/** Tells programs of the classes that were made, and of the children in them. */
const notifyPrograms = async (tx: Transaction, tenantId: string, classIds: readonly string[]): Promise<void> => {
  const students = await tx<{ id: string }[]>`
    select distinct scr.student_id as id from student_class_relation scr
    where scr.tenant_id = ${tenantId} and scr.school_class_id = any(${[...classIds]}::uuid[])`
  const ids = students.map((student) => student.id)
  await queueEvents(tx, { tenantId }, 'class.created', classIds)
  await queueEvents(tx, { tenantId }, 'student.moved', ids)
}

/**
 * Takes the classes of the lines over into another year, with all that belongs to them, and returns how much it made.
 */
export const carryOut = async (
  tx: Transaction,
  { actor: { tenantId, userId } }: Call,
  { fromYear, toYear }: RollOverYears,
  { lines, competences }: Pick<PreviewRollOver, 'lines' | 'competences'>,
): Promise<{ id: string; counts: RollOverCounts }> => {
  const id = Bun.randomUUIDv7()
  await tx`
    insert into roll_over (tenant_id, id, from_school_year_id, to_school_year_id, made_by_id, undo_until)
    values (${tenantId}, ${id}, ${fromYear.id}, ${toYear.id}, ${userId},
      now() + make_interval(days => ${rollOverUndoDays}))`
  const target = { tenantId, rollOverId: id, fromYearId: fromYear.id, toYearId: toYear.id }
  const classes = await copyClasses(tx, target, lines)
  await copyStudents(tx, tenantId, id, { lines, classes })
  await copySubjects(tx, tenantId, classes, { competences })
  await addToSubjects(tx, tenantId, classes)
  const scales = await copyScales(tx, tenantId, classes)
  const counts = await countMade(tx, tenantId, id, fromYear.id, scales)
  await tx`update roll_over set counts = ${tx.json({ ...counts })} where tenant_id = ${tenantId} and id = ${id}`
  const classIds = classes.map(({ toClassId }) => toClassId)
  await notifyPrograms(tx, tenantId, classIds)
  return { id, counts }
}
