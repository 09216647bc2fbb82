import type { PublishableSubject } from '@lernspur/contracts/provider/template-version.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { compareStates } from './compare-states'
import { publishable } from './publishable.query'

/** What publishing would change for schools, subject by subject (rule template.3). */
export const previewPublication = async (call: Call) => {
  const [found] = await call.read((tx) => [publishable(tx, call.actor.tenantId)])
  const rows = found.flatMap(({ schoolSubjectId, digest, draft, offered }): PublishableSubject[] => {
    const visible = draft ?? offered
    if (!visible) return []
    const { name, color, schoolLevel, countryId, stateIds, schoolTypeIds } = visible
    const facts = { name, color, schoolLevel, countryId, stateIds: [...stateIds], schoolTypeIds: [...schoolTypeIds] }
    return [{ schoolSubjectId, ...facts, digest, ...compareStates(offered, draft) }]
  })
  return { rows, count: rows.length }
}
