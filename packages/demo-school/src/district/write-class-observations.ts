import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import type { ClassRecord } from '../schools/write-class'
import { observationsOfChild } from './district-plan'

/**
 * Gives every child of the class its observations, evenly over competences, levels and the 400 days before `today`
 * (`YYYY-MM-DD`), oldest first. The database generates them, because a district has a million.
 */
export const writeClassObservations = (tx: Transaction, schoolClass: ClassRecord, today: string) => tx`
  insert into observation (tenant_id, student_id, school_class_id, school_subject_id, competence_id,
    performance_level_id, performance_assessment_id, observed_at, creator_id, updated_by_id)
  with child as (
    select tenant_id, student_id, row_number() over (order by student_id) as turn
    from student_class_relation where school_class_id = ${schoolClass.id}
  ), goal as (
    select c.id, ss.id as subject_id, row_number() over (order by c.id) as turn, count(*) over () as total
    from competence c
    join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
    join school_subject ss on ss.tenant_id = cd.tenant_id and ss.id = cd.school_subject_id
    where ss.school_class_id = ${schoolClass.id}
  ), assessment as materialized (
    select pa.id, stm.start_date, stm.end_date
    from performance_assessment pa
    join school_term stm on stm.tenant_id = pa.tenant_id and stm.id = pa.school_term_id
    where pa.school_class_id = ${schoolClass.id}
  ), entry as (
    select child.*, n, ${today}::date - ((${observationsOfChild} - n) * 400 / ${observationsOfChild})::integer as day
    from child cross join generate_series(1, ${observationsOfChild}::integer) n
  )
  select entry.tenant_id, entry.student_id, ${schoolClass.id}, goal.subject_id, goal.id,
    (${[...schoolClass.scale.levelIds]}::uuid[])[1 + (entry.n * 7 + entry.turn) % ${schoolClass.scale.levelIds.length}],
    (
      select assessment.id from assessment where entry.day between assessment.start_date and assessment.end_date
      order by assessment.id offset entry.n % 3 limit 1
    ),
    entry.day, ${schoolClass.classTeacherId}, ${schoolClass.classTeacherId}
  from entry join goal on goal.turn = 1 + (entry.n * 5 + entry.turn * 3) % goal.total
  order by entry.day`
