import type { LevelEntry } from '@lernspur/contracts/level-proposal'
import type { Database } from '@lernspur/database/connection/connect'

export interface ObservedEntry extends LevelEntry {
  readonly id: string
  readonly studentId: string
  readonly schoolSubjectId: string
  readonly competenceId: string
  readonly isLegacy: boolean
  readonly scaleId: string
}

/** A note has no level. */
export type Entry = Omit<ObservedEntry, 'level'> & { readonly level: number | null }

export interface Term {
  readonly id: string
  readonly startDate: string
  readonly endDate: string
}

export interface Competence {
  readonly id: string
  readonly domainId: string
  readonly schoolSubjectId: string
}

/** The rows about a class, table by table, uncounted. */
export interface Facts {
  readonly subjectIds: readonly string[]
  readonly competences: readonly Competence[]
  readonly students: readonly { readonly studentId: string; readonly schoolSubjectId: string }[]
  readonly terms: readonly Term[]
  /** The newest first. */
  readonly entries: readonly Entry[]
}

const levelsOf = async (owner: Database) => {
  const rows = await owner<{ id: string; level: number; scaleId: string }[]>`
    select id, level, performance_visual_id as scale_id from performance_level
    union all select id, level, assessment_type_id from legacy_performance_level`
  const sizes = new Map<string, number>()
  for (const { scaleId } of rows) sizes.set(scaleId, (sizes.get(scaleId) ?? 0) + 1)
  return new Map(rows.map((row) => [row.id, { ...row, levels: sizes.get(row.scaleId) ?? 0 }]))
}

interface EntryRow extends Omit<Entry, 'level' | 'levels' | 'scaleId' | 'weighting'> {
  readonly performanceLevelId: string | null
}

const entriesOf = async (owner: Database, classId: string): Promise<Entry[]> => {
  const levels = await levelsOf(owner)
  const weights = new Map(
    (await owner<{ id: string; weighting: string }[]>`select id, weighting from performance_assessment`).map((row) => [
      row.id,
      Number(row.weighting),
    ]),
  )
  const rows = await owner<EntryRow[]>`
    select id, student_id, school_subject_id, competence_id, performance_level_id, performance_assessment_id,
      observed_at, created_at, false as is_legacy
    from observation where school_class_id = ${classId}
    union all
    select id, student_id, school_subject_id, competence_id, performance_level_id, null, observed_at, created_at, true
    from legacy_observation where school_class_id = ${classId}
    order by observed_at desc, created_at desc, id desc`
  return rows.map(({ performanceLevelId, ...row }) => {
    const level = levels.get(performanceLevelId ?? '')
    return {
      ...row,
      level: level?.level ?? null,
      levels: level?.levels ?? 0,
      scaleId: level?.scaleId ?? '',
      weighting: weights.get(row.performanceAssessmentId ?? '') ?? 0,
    }
  })
}

/** Reads them as the owner of the database; `subjectIds` are those that the caller may access. */
export const factsOf = async (
  owner: Database,
  classId: string,
  subjectIds: readonly string[],
  today: string,
): Promise<Facts> => {
  const competences = await owner<Competence[]>`
    select competence.id, domain_id, school_subject_id from competence, competence_domain
    where competence_domain.id = domain_id order by competence_domain.position, domain_id, competence.position, competence.id`
  const students = await owner<Facts['students'][number][]>`
    select student_id, school_subject_id from student_subject_relation, student
    where student.id = student_id and school_class_id = ${classId} and erases_at is null`
  const terms = await owner<Term[]>`
    select distinct school_term.id, start_date, end_date from school_term, school_class_year
    where school_class_year.school_year_id = school_term.school_year_id and school_class_id = ${classId}
      and start_date <= ${today}
    order by start_date`
  const isVisible = ({ schoolSubjectId }: { schoolSubjectId: string }) => subjectIds.includes(schoolSubjectId)
  return {
    subjectIds,
    competences: competences.filter(isVisible),
    students: students.filter(isVisible),
    terms: [...terms],
    entries: await entriesOf(owner, classId),
  }
}
