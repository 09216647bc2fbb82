import type { CheckOfficialForm, OfficialForm } from '@lernspur/contracts/provider/official-form.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireFormEditor } from './official-form.policy'
import { lockOfficialForm, readOfficialForm } from './official-form.query'

/**
 * Records that the caller has compared the draft of a form with its official text, and by which decree (rule form.2); it
 * holds for this content alone. EDIT_CONFLICT for an outdated version.
 */
export const checkOfficialForm = (
  call: Call,
  id: string,
  { source, sourceDate }: CheckOfficialForm,
): Promise<OfficialForm> =>
  call.write(async (tx) => {
    requireFormEditor(call, 'NO_PERMISSION')
    const { draft } = await lockOfficialForm(tx, call, id)
    await tx`
      insert into official_form_check (official_form_id, content, source, source_date, checked_by_id)
      values (${id}, ${tx.json(draft as never)}, ${source}, ${sourceDate}, ${call.actor.userId})`
    await audit(tx, call, 'official-form.check', id)
    return readOfficialForm(tx, id)
  })
