import type { Database } from '@lernspur/database/connection/connect'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'

/** Scales of 1, 2, 3, 5 and 10 levels of the first version, and assessments with other scales and no weight at all. */
const addScales = async (owner: Database, classId: string): Promise<void> => {
  const sizes = [1, 2, 3, 5, 10]
  for (const size of sizes) {
    await owner`
      with type as (
        insert into assessment_type (tenant_id, name, school_class_id)
        select tenant_id, ${`Zufall ${size}`}, id from school_class where id = ${classId} returning tenant_id, id
      )
      insert into legacy_performance_level (tenant_id, assessment_type_id, level, label)
      select tenant_id, id, n, 'Stufe ' || n from type, generate_series(1, ${size}::integer) as n`
    await owner`
      with visual as (
        insert into performance_visual (tenant_id, name, school_class_id)
        select tenant_id, ${`Zufall ${size}`}, id from school_class where id = ${classId} returning tenant_id, id
      ), step as (
        insert into performance_level (tenant_id, performance_visual_id, level, label)
        select tenant_id, id, n, 'Stufe ' || n from visual, generate_series(1, ${size}::integer) as n returning id
      )
      insert into performance_assessment (tenant_id, name, weighting, school_level, school_term_semester, school_term_id,
        school_class_id, performance_visual_id)
      select visual.tenant_id, 'Zufall', (array[0, 0.05, 33.3, 12.5, 100])[${sizes.indexOf(size) + 1}::integer], 3,
        school_term_semester, school_term.id, ${classId}, visual.id
      from visual, school_term, school_class_year
      where school_class_year.school_class_id = ${classId} and school_term.school_year_id = school_class_year.school_year_id`
  }
}

/**
 * Adds 300 generated entries of each version to a class, from a generator that starts at `seed`; marks one child for
 * erasure, and removes another from the class, which keeps its entries.
 */
export const writeRandomEntries = async (owner: Database, classId: string, seed: number): Promise<void> => {
  if (seed === 1) await addScales(owner, classId)
  const days = owner`
    (select start_date + (random() * (least(end_date, current_date) - start_date))::integer
     from school_term, school_class_year
     where school_class_year.school_class_id = ${classId} and start_date <= current_date
       and school_class_year.school_year_id = school_term.school_year_id
       and n.turn > 0 order by random() limit 1)`
  const locations = owner`
    (select student_id, ssr.school_subject_id, competence.id as competence_id
     from student_subject_relation ssr, competence_domain, competence
     where ssr.school_class_id = ${classId} and competence_domain.school_subject_id = ssr.school_subject_id
       and competence.domain_id = competence_domain.id and n.turn > 0
     order by random() limit 1)`
  await writeDirectory(owner, async (tx) => {
    await tx`select setseed(${seed / 100}::float8)`
    for (const version of ['observation', 'legacy_observation'] as const) {
      const isLegacy = version === 'legacy_observation'
      const levels = isLegacy
        ? tx`(select lpl.id, null::uuid as assessment_id from legacy_performance_level lpl, assessment_type aty
            where aty.id = assessment_type_id and n.turn > 0 and aty.school_class_id = ${classId}
            order by random() limit 1)`
        : tx`(select pl.id, case when random() < 0.8 then pa.id end as assessment_id
            from performance_level pl, performance_assessment pa
            where pa.performance_visual_id = pl.performance_visual_id and n.turn > 0 and pa.school_class_id = ${classId}
            order by random() limit 1)`
      await tx`
        insert into ${tx(version)} (tenant_id, student_id, school_class_id, school_subject_id, competence_id,
          performance_level_id, ${isLegacy ? tx`` : tx`performance_assessment_id,`} description, observed_at, creator_id,
          updated_by_id)
        select school_class.tenant_id, place.student_id, ${classId}, place.school_subject_id, place.competence_id,
          case when n.turn % 5 > 0 then step.id end, ${isLegacy ? tx`` : tx`step.assessment_id,`} 'Notiz', ${days},
          creator_id, creator_id
        from generate_series(1, 300) as n (turn), school_class,
          lateral ${locations} as place, lateral ${levels} as step
        where school_class.id = ${classId}`
    }
  })
  await owner`
    update student set erases_at = now() + interval '7 days'
    where id = (select student_id from student_class_relation where school_class_id = ${classId} order by student_id desc limit 1)`
  await owner`
    delete from student_class_relation where school_class_id = ${classId} and student_id = (
      select student_id from student_class_relation where school_class_id = ${classId} order by student_id desc offset 1 limit 1)`
}
