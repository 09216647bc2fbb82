import type { ConfirmSchool, SchoolIdentity } from '@lernspur/contracts/provider/school-confirmation.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { auditAtSchool } from '@lernspur/service-kit/tenant/audit-at-school'
import { isCurrentConfirmation } from '@lernspur/service-kit/tenant/seal/confirmation.query'
import { identityOf, identityQueries } from './identity.query'
import { requireConfirmer } from './school-confirmation.policy'

const texts = {
  de: {
    number: (name: string) => `Mit dieser Nummer ist schon „${name}“ bestätigt.`,
    namesakes: 'Es gibt Schulen, deren Name fast gleich ist. Vergleichen Sie Ort und Nummer.',
  },
  en: {
    number: (name: string) => `“${name}” is confirmed with this number already.`,
    namesakes: 'There are schools with nearly the same name. Compare town and number.',
  },
} as const

/** Refuses a number that another school of the state is confirmed with; of one that is gone it becomes free. */
const requireFreeNumber = async (
  tx: Transaction,
  call: Call,
  school: { readonly id: string; readonly stateId: string },
  officialNumber: string,
): Promise<void> => {
  const [other] = await tx<{ id: string; name: string; isGone: boolean }[]>`
    select sco.id, sco.name, not exists (select from tenant t where t.id = sco.school_id) as is_gone
    from school_confirmation sco
    where sco.state_id = ${school.stateId} and lower(sco.official_number) = lower(${officialNumber})
      and sco.school_id <> ${school.id} and ${isCurrentConfirmation(tx)}`
  if (!other) return
  if (!other.isGone)
    refuse('VALIDATION_FAILED', [{ path: 'officialNumber', message: texts[call.language].number(other.name) }])
  await tx`update school_confirmation set superseded_at = now() where id = ${other.id}`
}

const readIdentity = async (tx: Transaction, tenantId: string): Promise<SchoolIdentity> => {
  const [own, confirmed, schools, keys] = identityQueries(tx, tenantId)
  return identityOf(await Promise.all([own, confirmed, schools, keys]))
}

/**
 * Vouches for name, town and official number of a school (rule signature.10); an earlier confirmation is superseded, and
 * holds for seals with the name of its time. EDIT_CONFLICT when the school has another name by now, VALIDATION_FAILED
 * for the number of another school, and for a name that looks like another one's as long as `hasSeenNamesakes` is not
 * set.
 */
export const confirmSchool = (
  call: Call,
  tenantId: string,
  { name, town, officialNumber, hasSeenNamesakes }: ConfirmSchool,
  operator: string | null,
): Promise<SchoolIdentity> =>
  call.write(async (tx) => {
    requireConfirmer(call, 'UPDATE_NOT_ALLOWED')
    // One after the other: of two schools that are confirmed at once, the later one meets the earlier one.
    await tx`select pg_advisory_xact_lock(hashtextextended('school confirmation', 0))`
    const [school] = await tx<{ id: string; name: string; stateId: string; isProvider: boolean }[]>`
      select t.id, t.name, t.state_id, t.is_provider from tenant t where t.id = ${tenantId} for update`
    if (!school) return refuse('NOT_FOUND')
    if (school.isProvider) refuse('UPDATE_NOT_ALLOWED')
    if (school.name !== name) refuse('EDIT_CONFLICT')
    await requireFreeNumber(tx, call, school, officialNumber)
    const before = await readIdentity(tx, tenantId)
    if (before.namesakes.length > 0 && !hasSeenNamesakes)
      refuse('VALIDATION_FAILED', [{ path: 'hasSeenNamesakes', message: texts[call.language].namesakes }])
    await tx`
      update school_confirmation sco set superseded_at = now()
      where sco.school_id = ${tenantId} and ${isCurrentConfirmation(tx)}`
    await tx`
      insert into school_confirmation (school_id, name, town, official_number, state_id, operator, confirmed_by_id)
      values (${tenantId}, ${name}, ${town}, ${officialNumber}, ${school.stateId}, ${operator},
        ${call.actor.userId})`
    const change = {
      name: [before.confirmation?.name ?? null, name],
      town: [before.confirmation?.town ?? null, town],
      officialNumber: [before.confirmation?.officialNumber ?? null, officialNumber],
    } as const
    await audit(tx, call, 'school-confirmation.confirm', tenantId, change, tenantId)
    await auditAtSchool(tx, call, tenantId, 'school-confirmation.confirm', change)
    return readIdentity(tx, tenantId)
  })
