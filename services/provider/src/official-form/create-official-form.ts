import type { CreateOfficialForm, OfficialForm } from '@lernspur/contracts/provider/official-form.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireFormEditor } from './official-form.policy'
import { readOfficialForm } from './official-form.query'

const elsewhere = {
  de: 'Das gibt es in diesem Staat nicht.',
  en: 'There is none in this country.',
} as const

/**
 * Adds a form as a draft that no school sees (rule form.8); VALIDATION_FAILED for a state or a type of school of another
 * country.
 */
export const createOfficialForm = (call: Call, made: CreateOfficialForm): Promise<OfficialForm> =>
  call.write(async (tx) => {
    requireFormEditor(call, 'CREATE_NOT_ALLOWED')
    const [[known]] = [
      await tx<{ country: boolean; state: boolean; schoolType: boolean }[]>`
        select exists (select from country co where co.id = ${made.countryId}) as country,
          ${made.stateId}::uuid is null or exists (
            select from state st where st.id = ${made.stateId} and st.country_id = ${made.countryId}) as state,
          ${made.schoolTypeId}::uuid is null or exists (
            select from school_type sty where sty.id = ${made.schoolTypeId} and sty.country_id = ${made.countryId})
            as school_type`,
    ]
    const fault = (path: string) => refuse('VALIDATION_FAILED', [{ path, message: elsewhere[call.language] }])
    if (!known?.country) fault('countryId')
    if (!known?.state) fault('stateId')
    if (!known?.schoolType) fault('schoolTypeId')
    const id = Bun.randomUUIDv7()
    await tx`
      insert into official_form (id, country_id, state_id, school_type_id, draft)
      values (${id}, ${made.countryId}, ${made.stateId}, ${made.schoolTypeId}, ${tx.json(made.draft as never)})`
    await audit(tx, call, 'official-form.create', id)
    return readOfficialForm(tx, id)
  })
