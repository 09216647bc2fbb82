import type { OfficialForm, UpdateOfficialForm } from '@lernspur/contracts/provider/official-form.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireFormEditor } from './official-form.policy'
import { lockOfficialForm, readOfficialForm } from './official-form.query'
import { requireTypesOf } from './official-form.region'

/**
 * Changes the draft of a form or its types of school, or archives it (rule form.8); EDIT_CONFLICT for an outdated version,
 * VALIDATION_FAILED for a type of school of another country.
 */
export const updateOfficialForm = (call: Call, id: string, change: UpdateOfficialForm): Promise<OfficialForm> =>
  call.write(async (tx) => {
    requireFormEditor(call, 'UPDATE_NOT_ALLOWED')
    const { draft, archivedAt, countryId, ...current } = await lockOfficialForm(tx, call, id)
    const { schoolTypeIds = current.schoolTypeIds } = change
    await requireTypesOf(tx, call, { countryId, schoolTypeIds })
    const isArchived = change.isArchived ?? archivedAt !== null
    await tx`
      update official_form set draft = ${tx.json((change.draft ?? draft) as never)},
        school_type_ids = ${schoolTypeIds}::uuid[],
        archived_at = case when ${isArchived} then coalesce(archived_at, now()) end, updated_at = clock_timestamp()
      where id = ${id}`
    await audit(tx, call, 'official-form.update', id)
    return readOfficialForm(tx, id)
  })
