import type { OfficialForm } from '@lernspur/contracts/provider/official-form.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireFormEditor } from './official-form.policy'
import { lockOfficialForm, readOfficialForm } from './official-form.query'

/** Takes back the checks of a form's draft, after which it is to be checked again (rule form.2). */
export const withdrawOfficialFormCheck = (call: Call, id: string): Promise<OfficialForm> =>
  call.write(async (tx) => {
    requireFormEditor(call, 'NO_PERMISSION')
    const { draft } = await lockOfficialForm(tx, call, id)
    await tx`
      delete from official_form_check where official_form_id = ${id} and content = ${tx.json(draft as never)}::jsonb`
    await audit(tx, call, 'official-form.withdraw-check', id)
    return readOfficialForm(tx, id)
  })
