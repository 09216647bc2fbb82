import { newId, stampedAt, type TenantWriter } from '../tenant-writer'
import { childSentences } from './child-sentences'
import type { Curriculum } from './curricula'
import { levelDescriptions } from './level-descriptions'
import type { SubjectPlan } from './subject-plan'

export interface CompetenceRecord {
  readonly id: string
  readonly description: string
  readonly childSentence: string | null
  readonly levelDescriptions: readonly string[] | null
}

export interface DomainRecord {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly competences: readonly CompetenceRecord[]
}

/** A subject of a class, or a template, with its database ids. */
export interface SubjectRecord {
  readonly id: string
  readonly plan: SubjectPlan
  readonly domains: readonly DomainRecord[]
}

const recordOf = (plan: SubjectPlan): SubjectRecord => ({
  id: newId(),
  plan,
  domains: plan.domains.map(({ name, symbol, competences }) => ({
    id: newId(),
    name,
    symbol,
    competences: competences.map((description) => ({
      id: newId(),
      description,
      childSentence: childSentences[description] ?? null,
      levelDescriptions: levelDescriptions[description] ?? null,
    })),
  })),
})

/** The texts of a competence as a school's template remembers those of its origin. */
const competenceTexts = ({ description, childSentence, levelDescriptions: levels }: CompetenceRecord) => {
  if (levels) return [description, childSentence ?? '', '', ...levels]
  return childSentence ? [description, childSentence] : [description]
}

/** The texts that a school's template was copied from, by ids of the provider's parts. */
const originTexts = (origin: SubjectRecord | undefined) =>
  origin &&
  Object.fromEntries([
    [origin.id, [origin.plan.name, origin.plan.abbreviation, origin.plan.color]],
    ...origin.domains.flatMap(({ id, name, symbol, competences }) => [
      [id, [name, symbol]],
      ...competences.flatMap((competence) => [
        [competence.id, competenceTexts(competence)],
        [`${competence.id}:domain`, [id]],
      ]),
    ]),
  ])

export interface SubjectTarget {
  /** Null makes templates. */
  readonly schoolClassId: string | null
  /** The sources of the subjects, in the same order. */
  readonly origins?: readonly SubjectRecord[]
  /** The provider's version that a school's templates come from. */
  readonly versionId?: string
  readonly instant: string
}

/** Writes the subjects of a curriculum with domains and competences. */
export const writeSubjects = async (
  writer: TenantWriter,
  curriculum: Curriculum,
  { schoolClassId, origins = [], versionId, instant }: SubjectTarget,
): Promise<readonly SubjectRecord[]> => {
  const subjects = curriculum.subjects.map(recordOf)
  await writer.insert(
    'school_subject',
    subjects.map(({ id, plan }, index) => ({
      id,
      originId: origins[index]?.id ?? null,
      name: plan.name,
      abbreviation: plan.abbreviation,
      color: plan.color,
      schoolLevel: curriculum.schoolLevel,
      schoolClassId,
      isTemplate: schoolClassId === null,
      originVersionId: versionId ?? null,
      originTexts: versionId ? originTexts(origins[index]) : null,
      ...stampedAt(instant),
    })),
  )
  await writer.insert(
    'competence_domain',
    subjects.flatMap((subject, index) =>
      subject.domains.map((domain, position) => ({
        id: domain.id,
        originId: origins[index]?.domains[position]?.id ?? null,
        schoolSubjectId: subject.id,
        name: domain.name,
        symbol: domain.symbol,
        position,
        ...stampedAt(instant),
      })),
    ),
  )
  await writer.insert(
    'competence',
    subjects.flatMap((subject, index) =>
      subject.domains.flatMap((domain, offset) =>
        domain.competences.map(({ id, description, childSentence, levelDescriptions: levels }, position) => ({
          id,
          originId: origins[index]?.domains[offset]?.competences[position]?.id ?? null,
          domainId: domain.id,
          description,
          childSentence,
          levelDescriptions: levels,
          position,
          ...stampedAt(instant),
        })),
      ),
    ),
  )
  return subjects
}
