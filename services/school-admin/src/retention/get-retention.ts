import type { Retention } from '@lernspur/contracts/school-admin/data-protection/retention.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { deletionsOf, dueRecords, rulesOf } from './retention.query'

/** Retention periods of the school, what is due by them, and what is being deleted (rule keeping.5). */
export const getRetention = async (call: Call): Promise<Retention> => {
  const { tenantId } = call.actor
  const [rules, due, deletions] = await call.read((tx) => [
    rulesOf(tx, tenantId),
    dueRecords(tx, tenantId),
    deletionsOf(tx, tenantId),
  ])
  return { rules: [...rules], due: [...due], deletions: [...deletions] }
}
