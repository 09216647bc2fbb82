import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { OriginTexts } from '../../content/origin-texts'
import { type PublishedSubject, publishedSubjects } from '../../content/published-subjects'
import { storedSubjects } from '../../content/stored-subjects'
import type { StoredSubject } from '../../content/subject-content'

/** A template of the school with the texts of its origin as they were. */
export interface FollowingTemplate {
  readonly own: StoredSubject
  readonly texts: OriginTexts | null
  /** The version that the school last took something of; null where that is not known. */
  readonly versionId: string | null
}

const following = (tx: Transaction, condition: Fragment): Fragment =>
  tx`ss.is_template and ss.origin_id is not null and ${condition}`

/** The school's templates that have an origin and meet `condition` on `ss`. */
export const followingTemplates = async (
  tx: Transaction,
  { actor }: Call,
  condition: Fragment,
): Promise<FollowingTemplate[]> => {
  const { tenantId } = actor
  const limits = following(tx, condition)
  const subjects = await storedSubjects(tx, tenantId, limits)
  const rows = await tx<{ id: string; texts: OriginTexts | null; versionId: string | null }[]>`
    select ss.id, ss.origin_texts as texts, ss.origin_version_id as version_id from school_subject ss
    where ss.tenant_id = ${tenantId} and ${limits}`
  const known = new Map(rows.map((row) => [row.id, row]))
  return subjects.map((own) => ({
    own,
    texts: known.get(own.id)?.texts ?? null,
    versionId: known.get(own.id)?.versionId ?? null,
  }))
}

/** Which of the provider's templates the school has. */
export interface HeldTemplate {
  /** Id of the provider's template. */
  readonly id: string
  /** Version from which it was taken; null where that is not known. */
  readonly versionId: string | null
  readonly schoolLevel: number
  /** When the school made its template. */
  readonly since: string
}

export const heldTemplates = async (call: Call): Promise<readonly HeldTemplate[]> => {
  const [rows] = await call.read((tx) => [
    tx<HeldTemplate[]>`
      select ss.origin_id as id, ss.origin_version_id as version_id, ss.school_level, iso_instant(ss.created_at) as since
      from school_subject ss
      where ss.tenant_id = ${call.actor.tenantId} and ${following(tx, tx`true`)}`,
  ])
  return rows
}

/**
 * The provider's templates, as last published, that templates of the school follow, by id. A school follows what it
 * has, whatever country that is published for now.
 */
export const origins = async (
  call: Call,
  condition: (tx: Transaction) => Fragment,
): Promise<ReadonlyMap<string, PublishedSubject>> => {
  const [rows] = await call.read((tx) => [
    tx<{ id: string }[]>`
      select distinct ss.origin_id as id from school_subject ss
      where ss.tenant_id = ${call.actor.tenantId} and ${following(tx, condition(tx))}`,
  ])
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const subjects = await publishedSubjects(call, (tx) => tx`tvs.school_subject_id = any(${ids}::uuid[])`)
  return new Map(subjects.map((subject) => [subject.id, subject]))
}

/**
 * Whether a version is not behind the school's: a withdrawn version stays with those who hold it, and they are not led
 * back to the one before (rule template.4). Ids of versions are in the order of publication.
 */
export const isAhead = ({ versionId }: FollowingTemplate, { version }: PublishedSubject): boolean =>
  versionId === null || versionId <= version.id
