import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

const texts = {
  de: 'Eine andere Gruppe der Klasse heißt schon so.',
  en: 'Another group of the class has this name.',
} as const

/**
 * Refuses a name that another group of the class has, whatever its case, with VALIDATION_FAILED at `path` (rule
 * report-work.4). Until the transaction ends, nobody else names a group of the class.
 */
export const requireOwnName = async (
  tx: Transaction,
  { actor, language }: Call,
  schoolClassId: string,
  name: string,
  path: 'name' | 'groupName',
  ownId: string | null = null,
): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`report-group ${schoolClassId}`}, 0))`
  const others = await tx`
    select from report_group rg
    where rg.tenant_id = ${actor.tenantId} and rg.school_class_id = ${schoolClassId}
      and lower(rg.name) = lower(${name}) and rg.id is distinct from ${ownId}`
  if (others.length > 0) refuse('VALIDATION_FAILED', [{ path, message: texts[language] }])
}
