import { readTenant } from '@lernspur/database/tenant-transaction'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call'
import type { OriginTexts } from '../../content/origin-texts'
import { providerTenant } from '../../content/provider-tenant'
import { storedSubjects } from '../../content/stored-subjects'
import type { StoredSubject } from '../../content/subject-content'

/** A template of the school with the texts of its origin as they were. */
export interface FollowingTemplate {
  readonly own: StoredSubject
  readonly texts: OriginTexts | null
}

/** The school's templates that have an origin and meet `condition` on `ss`. */
export const followingTemplates = async (
  tx: Transaction,
  { actor }: Call,
  condition: Fragment,
): Promise<FollowingTemplate[]> => {
  const { tenantId } = actor
  const limits = tx`ss.is_template and ss.origin_id is not null and ${condition}`
  const subjects = await storedSubjects(tx, tenantId, limits)
  const rows = await tx<{ id: string; texts: OriginTexts | null }[]>`
    select ss.id, ss.origin_texts as texts from school_subject ss where ss.tenant_id = ${tenantId} and ${limits}`
  const texts = new Map(rows.map((row) => [row.id, row.texts]))
  return subjects.map((own) => ({ own, texts: texts.get(own.id) ?? null }))
}

/** The provider's templates by id. */
export const origins = async (call: Call): Promise<ReadonlyMap<string, StoredSubject>> => {
  const tenantId = await providerTenant(call)
  if (!tenantId) return new Map()
  const [subjects] = await readTenant(call.db, tenantId, (tx) => [storedSubjects(tx, tenantId, tx`ss.is_template`)])
  return new Map(subjects.map((subject) => [subject.id, subject]))
}
