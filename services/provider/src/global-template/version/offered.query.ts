import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { fullDigest } from './template-audience'

/** From-clause on the last version of the draft `ss` that is not withdrawn, as `tv` with `tvs` (rule template.2). */
export const offeredSubject = (tx: Transaction): Fragment => tx`
  from template_version_subject tvs
  join template_version tv on tv.tenant_id = tvs.tenant_id and tv.id = tvs.template_version_id
  where tvs.tenant_id = ss.tenant_id and tvs.school_subject_id = ss.id and tv.withdrawn_at is null
  order by tvs.template_version_id desc limit 1`

/** Whether the draft `ss` and the version `tvs` are the same to schools. */
export const isSameAsDraft = (tx: Transaction): Fragment => {
  const draft = tx`template_digest(ss.name, ss.abbreviation, ss.color, ss.school_level, ss.country_id,
    template_domains(ss.tenant_id, ss.id))`
  return tx`${fullDigest(tx, tx`tvs.digest`, tx`tvs`)} = ${fullDigest(tx, draft, tx`ss`)}`
}
