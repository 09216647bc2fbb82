import type { TemplateUpdate } from '@lernspur/contracts/subject-template.contract'
import { writeTenant } from '@lernspur/database/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call'
import { compareOrigin } from './compare-origin'
import { followingTemplates, origins } from './read-templates'

/** The school's templates whose origin has changed, with what is new, changed and gone, by name. */
export const listTemplateUpdates = async (call: Call) => {
  const theirs = await origins(call)
  const templates = await writeTenant(call.db, call.actor.tenantId, (tx) => followingTemplates(tx, call, tx`true`))
  const rows = templates.flatMap(({ own, texts }): TemplateUpdate[] => {
    const changes = compareOrigin(own, theirs.get(own.originId ?? ''), texts)
    const { id: schoolSubjectId, name, color, schoolLevel } = own
    return changes.length > 0 ? [{ schoolSubjectId, name, color, schoolLevel, changes }] : []
  })
  return { rows, count: rows.length }
}
