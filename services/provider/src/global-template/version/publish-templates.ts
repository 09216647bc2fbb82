import type { PublishTemplates, TemplateVersion } from '@lernspur/contracts/provider/template-version.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { type Publishable, publishable } from './publishable.query'
import { storedAudience } from './template-audience'
import { requireProviderLead } from './template-version.policy'
import { readVersion } from './version.query'

/** Only what the caller has seen is published. */
const requireSeen = (found: readonly Publishable[], { subjects }: PublishTemplates): Publishable[] => {
  const known = new Map(found.map((one) => [one.schoolSubjectId, one]))
  return [...new Map(subjects.map((one) => [one.schoolSubjectId, one.digest]))].map(([id, digest]) => {
    const one = known.get(id)
    return one?.digest === digest ? one : refuse('EDIT_CONFLICT')
  })
}

const texts = { de: 'Eine Fassung dieses Namens gibt es schon.', en: 'There is a version of this name.' } as const

const requireFreeName = async (tx: Transaction, call: Call, name: string): Promise<void> => {
  const taken = await tx`
    select from template_version where tenant_id = ${call.actor.tenantId} and lower(name) = lower(${name})`
  if (taken.length > 0) refuse('VALIDATION_FAILED', [{ path: 'name', message: texts[call.language] }])
}

/**
 * Publishes drafts as a version, all or none (rules template.1 and template.3). EDIT_CONFLICT when a draft has changed
 * since the caller saw it, or by now equals its last version, VALIDATION_FAILED for the name of another version.
 */
export const publishTemplates = (call: Call, input: PublishTemplates): Promise<TemplateVersion> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    requireProviderLead(call, 'CREATE_NOT_ALLOWED')
    // Serialises publications, otherwise two at once would publish the same.
    await tx`select from tenant where id = ${tenantId} for update`
    const subjects = requireSeen(await publishable(tx, tenantId), input)
    await requireFreeName(tx, call, input.name)
    const [version] = await tx<{ id: string }[]>`
      insert into template_version (tenant_id, name, note, published_by_id)
      values (${tenantId}, ${input.name}, ${input.note.trim()}, ${userId}) returning id`
    const id = version?.id ?? refuse('UNKNOWN')
    const rows = subjects.flatMap(({ schoolSubjectId, draft, offered }) => {
      const subject = draft ?? offered
      return subject ? [{ schoolSubjectId, ...subject, ...storedAudience(subject), isRemoved: draft === null }] : []
    })
    await tx`
      insert into template_version_subject (tenant_id, template_version_id, school_subject_id, name, abbreviation, color,
        school_level, country_id, state_ids, school_type_ids, domains, is_removed)
      select ${tenantId}, ${id}, i."schoolSubjectId", i.name, i.abbreviation, i.color, i."schoolLevel", i."countryId",
        i."stateIds", i."schoolTypeIds", i.domains, i."isRemoved"
      from jsonb_to_recordset(${tx.json(rows as never)}) as i ("schoolSubjectId" uuid, name text, abbreviation text,
        color text, "schoolLevel" integer, "countryId" uuid, "stateIds" uuid[], "schoolTypeIds" uuid[], domains jsonb, "isRemoved" boolean)`
    await audit(tx, call, 'template-version.create', id)
    return readVersion(tx, tenantId, id)
  })
