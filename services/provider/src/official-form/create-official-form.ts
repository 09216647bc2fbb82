import type { CreateOfficialForm, OfficialForm } from '@lernspur/contracts/provider/official-form.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireFormEditor } from './official-form.policy'
import { readOfficialForm } from './official-form.query'
import { refuseElsewhere, requireTypesOf } from './official-form.region'

/**
 * Adds a form as a draft that no school sees (rule form.8); VALIDATION_FAILED for a state or a type of school of another
 * country.
 */
export const createOfficialForm = (call: Call, made: CreateOfficialForm): Promise<OfficialForm> =>
  call.write(async (tx) => {
    requireFormEditor(call, 'CREATE_NOT_ALLOWED')
    const [[known]] = [
      await tx<{ country: boolean; state: boolean }[]>`
        select exists (select from country co where co.id = ${made.countryId}) as country,
          ${made.stateId}::uuid is null or exists (
            select from state st where st.id = ${made.stateId} and st.country_id = ${made.countryId}) as state`,
    ]
    if (!known?.country) refuseElsewhere(call, 'countryId')
    if (!known?.state) refuseElsewhere(call, 'stateId')
    await requireTypesOf(tx, call, made)
    const id = Bun.randomUUIDv7()
    await tx`
      insert into official_form (id, country_id, state_id, school_type_ids, draft)
      values (${id}, ${made.countryId}, ${made.stateId}, ${made.schoolTypeIds}::uuid[], ${tx.json(made.draft as never)})`
    await audit(tx, call, 'official-form.create', id)
    return readOfficialForm(tx, id)
  })
