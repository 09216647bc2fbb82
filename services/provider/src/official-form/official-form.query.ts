import type { OfficialForm } from '@lernspur/contracts/provider/official-form.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call/call'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { formCheckColumn, formTypesColumn } from '@lernspur/service-kit/official-form/form-columns'

/** Forms by Land and name, or the one with an id. */
export const officialForms = (tx: Transaction, id: string | null = null): Query<OfficialForm> => tx<OfficialForm[]>`
  select ofo.id, ofo.country_id, ofo.state_id, ${formTypesColumn(tx)} as school_type_ids, ofo.draft,
    ${formCheckColumn(tx, tx`ofo.draft`)} as form_check, ofo.archived_at, ofo.created_at,
    ofo.updated_at, ofo.draft is distinct from (
      select ofv.content from official_form_version ofv
      where ofv.official_form_id = ofo.id order by ofv.number desc limit 1) as is_changed, (
      select count(*)::integer from tenant t
      where t.report_layout -> 'officialForms' @> jsonb_build_array(jsonb_build_object('officialFormId', ofo.id))
    ) as school_count, coalesce((
      select jsonb_agg(jsonb_build_object('id', ofv.id, 'number', ofv.number, 'name', ofv.content ->> 'name',
        'publishedAt', iso_instant(ofv.published_at), 'publishedBy', case when u.id is not null then jsonb_build_object(
          'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) end, 'isChecked', exists (
          select from official_form_check ofc where ofc.official_form_id = ofo.id and ofc.content = ofv.content)
        ) order by ofv.number desc)
      from official_form_version ofv left join app_user u on u.id = ofv.published_by_id
      where ofv.official_form_id = ofo.id), '[]') as versions
  from official_form ofo
  left join state st on st.id = ofo.state_id
  where ${id}::uuid is null or ofo.id = ${id}::uuid
  order by st.name collate "de-x-icu" nulls first, ofo.draft ->> 'name' collate "de-x-icu", ofo.id`

/** One form; NOT_FOUND when there is none. */
export const readOfficialForm = async (tx: Transaction, id: string): Promise<OfficialForm> => {
  const [row] = await officialForms(tx, id)
  return row ?? refuse('NOT_FOUND')
}

/** The same, locked for a change, and in the state that the caller knows (EDIT_CONFLICT otherwise). */
export const lockOfficialForm = async (tx: Transaction, call: Call, id: string): Promise<OfficialForm> => {
  await tx`select from official_form ofo where ofo.id = ${id} for update`
  const current = await readOfficialForm(tx, id)
  await requireFresh(tx, call, current)
  return current
}
