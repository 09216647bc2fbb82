import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { readSubjects } from '../subject.query'
import { originTexts } from './origin-texts'
import type { SubjectContent } from './subject-content'

/** Assigns ids and positions. Only templates follow their origin. */
const rowsOf = (contents: readonly SubjectContent[], isTemplate: boolean) => {
  const subjects = contents.map((content) => ({
    ...content,
    id: Bun.randomUUIDv7(),
    originTexts: isTemplate ? originTexts(content) : null,
    originVersionId: (isTemplate && content.originVersionId) || null,
  }))
  const domains = subjects.flatMap((subject) =>
    subject.domains.map((domain, position) => ({
      ...domain,
      id: Bun.randomUUIDv7(),
      schoolSubjectId: subject.id,
      position,
    })),
  )
  const competences = domains.flatMap((domain) =>
    domain.competences.map((competence, position) => ({ ...competence, domainId: domain.id, position })),
  )
  return { subjects, domains, competences }
}

/** All students of the class take part, and a creator who holds only a shared right gets access to the new subjects. */
const openToClass = async (
  tx: Transaction,
  { actor }: Call,
  schoolClassId: string,
  ids: readonly string[],
): Promise<void> => {
  const { tenantId, userId } = actor
  await tx`
    insert into student_subject_relation (tenant_id, student_id, school_class_id, school_subject_id)
    select scr.tenant_id, scr.student_id, scr.school_class_id, made.id
    from student_class_relation scr cross join unnest(${[...ids]}::uuid[]) as made (id)
    where scr.tenant_id = ${tenantId} and scr.school_class_id = ${schoolClassId}`
  await tx`
    insert into class_access_right_subject (tenant_id, class_access_right_id, school_class_id, school_subject_id)
    select ar.tenant_id, ar.id, ar.school_class_id, made.id
    from class_access_right ar cross join unnest(${[...ids]}::uuid[]) as made (id)
    where ar.tenant_id = ${tenantId} and ar.school_class_id = ${schoolClassId} and ar.user_id = ${userId}`
}

/** Inserts subjects with their contents into a class, or as templates of the school without one. */
export const writeSubjects = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string | null,
  contents: readonly SubjectContent[],
): Promise<Subject[]> => {
  const { tenantId } = call.actor
  const { subjects, domains, competences } = rowsOf(contents, schoolClassId === null)
  const ids = subjects.map(({ id }) => id)
  await tx`
    insert into school_subject (tenant_id, id, origin_id, name, abbreviation, color, school_level, origin_texts,
      origin_version_id, school_class_id, is_template)
    select ${tenantId}, i.id, i."originId", i.name, i.abbreviation, i.color, i."schoolLevel", i."originTexts",
      i."originVersionId", ${schoolClassId}::uuid, ${schoolClassId}::uuid is null
    from jsonb_to_recordset(${tx.json(subjects as never)}) as i (
      id uuid, "originId" uuid, name text, abbreviation text, color text, "schoolLevel" integer, "originTexts" jsonb,
      "originVersionId" uuid)`
  await tx`
    insert into competence_domain (tenant_id, id, origin_id, school_subject_id, name, symbol, position)
    select ${tenantId}, i.id, i."originId", i."schoolSubjectId", i.name, i.symbol, i.position
    from jsonb_to_recordset(${tx.json(domains as never)}) as i (
      id uuid, "originId" uuid, "schoolSubjectId" uuid, name text, symbol text, position integer)`
  await tx`
    insert into competence (tenant_id, origin_id, domain_id, description, child_sentence, short_title, level_descriptions,
      position)
    select ${tenantId}, i."originId", i."domainId", i.description, i."childSentence", i."shortTitle", i."levelDescriptions",
      i.position
    from jsonb_to_recordset(${tx.json(competences as never)}) as i (
      "originId" uuid, "domainId" uuid, description text, "childSentence" text, "shortTitle" text,
      "levelDescriptions" jsonb, position integer)`
  if (schoolClassId) await openToClass(tx, call, schoolClassId, ids)
  await audit(tx, call, 'subject.create', ids)
  return readSubjects(tx, call, ids)
}

/** What a call returns that made or changed subjects, with their ids. */
export const changedSubjects = (rows: readonly Subject[]) => ({
  rows: [...rows],
  count: rows.length,
  ids: rows.map(({ id }) => id),
})
