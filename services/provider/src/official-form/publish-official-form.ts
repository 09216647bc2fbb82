import { problemTexts } from '@lernspur/contracts/official-form/problem-text'
import type { OfficialForm } from '@lernspur/contracts/provider/official-form.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireFormEditor } from './official-form.policy'
import { lockOfficialForm, readOfficialForm } from './official-form.query'

/**
 * Publishes the draft of a form as its next version, which schools get with their next reports (rules form.5, form.8).
 * VALIDATION_FAILED for blocks that make no form, UPDATE_NOT_ALLOWED for a draft without changes.
 */
export const publishOfficialForm = (call: Call, id: string): Promise<OfficialForm> =>
  call.write(async (tx) => {
    requireFormEditor(call, 'NO_PERMISSION')
    const { draft, isChanged, versions } = await lockOfficialForm(tx, call, id)
    if (!isChanged) refuse('UPDATE_NOT_ALLOWED')
    const problems = problemTexts(draft.blocks, call.language)
    if (problems.length > 0) refuse('VALIDATION_FAILED', problems)
    await tx`
      insert into official_form_version (official_form_id, number, content, published_by_id)
      values (${id}, ${(versions[0]?.number ?? 0) + 1}, ${tx.json(draft as never)}, ${call.actor.userId})`
    await tx`update official_form set updated_at = clock_timestamp() where id = ${id}`
    await audit(tx, call, 'official-form.publish', id)
    return readOfficialForm(tx, id)
  })
