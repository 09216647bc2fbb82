import { readTenant } from '@lernspur/database/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { providerTenant } from '../content/provider-tenant'
import { subjectContents } from '../content/subject-content'
import { writeSubjects } from '../content/write-subjects'

const providedContents = async (call: Call, schoolLevels: readonly number[] | null) => {
  const tenantId = await providerTenant(call)
  if (!tenantId) return []
  const [contents] = await readTenant(call.db, tenantId, (tx) => {
    const ofLevel = schoolLevels ? tx`ss.school_level = any(${[...schoolLevels]}::integer[])` : tx`true`
    return [subjectContents(tx, tenantId, tx`ss.is_template and ${ofLevel}`)]
  })
  return contents
}

/**
 * Copies the provider's templates of some levels, or of all with null. Those copied before are skipped; IMPORT_FAILED
 * when the provider has none at all, NO_PERMISSION for the provider itself.
 */
export const importTemplates = async (call: Call, schoolLevels: readonly number[] | null) => {
  if (call.actor.isProvider) refuse('NO_PERMISSION')
  const contents = await providedContents(call, schoolLevels)
  if (contents.length === 0) return refuse('IMPORT_FAILED')
  return call.write(async (tx) => {
    const { tenantId } = call.actor
    // Serialises imports of a school, otherwise two concurrent ones would copy the same templates.
    await tx`select from tenant where id = ${tenantId} for update`
    const taken = await tx<{ originId: string }[]>`
      select origin_id from school_subject where tenant_id = ${tenantId} and is_template and origin_id is not null`
    const known = new Set(taken.map((row) => row.originId))
    const rows = await writeSubjects(
      tx,
      call,
      null,
      contents.filter((content) => !known.has(content.originId)),
    )
    return { rows, count: rows.length }
  })
}
