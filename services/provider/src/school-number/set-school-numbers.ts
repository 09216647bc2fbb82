import type { SchoolNumber, SchoolNumbers } from '@lernspur/contracts/provider/school-number.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { readNumbers } from './get-school-numbers'

/** One number of a hub, as they are compared. */
const keyOf = ({ providerId, number }: SchoolNumber): string => JSON.stringify([providerId, number.toLowerCase()])

const textOf = (numbers: readonly SchoolNumber[]): string | null =>
  numbers.length > 0 ? numbers.map(({ providerId, number }) => `${providerId}: ${number}`).join(', ') : null

/** A number names one school: SCHOOL_NUMBER_TAKEN, whose details say which one has it. */
const requireFree = async (tx: Transaction, tenantId: string, numbers: readonly SchoolNumber[]): Promise<void> => {
  const taken = await tx<{ number: string; name: string }[]>`
    select sn.number, t.name
    from jsonb_to_recordset(${tx.json(numbers as never)}::jsonb) as i ("providerId" text, number text)
    join school_number sn on sn.provider_id = i."providerId" and lower(sn.number) = lower(i.number)
    join tenant t on t.id = sn.tenant_id
    where sn.tenant_id <> ${tenantId} order by sn.number`
  if (taken.length === 0) return
  const details = taken.map(({ number, name }) => ({ path: 'numbers', message: `${number}: ${name}` }))
  refuse('SCHOOL_NUMBER_TAKEN', details)
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'

/**
 * Replaces the numbers of a school, which only admins of the provider do: they decide where hubs let people in. NOT_FOUND,
 * UPDATE_NOT_ALLOWED, SCHOOL_NUMBER_TAKEN for a number of another school.
 */
export const setSchoolNumbers = async (
  call: Call,
  tenantId: string,
  { numbers: given }: SchoolNumbers,
): Promise<SchoolNumbers> => {
  if (call.actor.roleType !== 'admin') refuse('UPDATE_NOT_ALLOWED')
  const numbers = [...new Map(given.map((one) => [keyOf(one), one])).values()]
  const write = call.write(async (tx) => {
    const schools = await tx`select from tenant where id = ${tenantId} and not is_provider for update`
    if (schools.length === 0) refuse('NOT_FOUND')
    const before = await readNumbers(tx, tenantId)
    await tx`delete from school_number where tenant_id = ${tenantId}`
    await requireFree(tx, tenantId, numbers)
    await tx`
      insert into school_number (tenant_id, provider_id, number)
      select ${tenantId}, i."providerId", i.number
      from jsonb_to_recordset(${tx.json(numbers as never)}::jsonb) as i ("providerId" text, number text)`
    const after = await readNumbers(tx, tenantId)
    const change = { schoolNumbers: [textOf(before), textOf(after)] } as const
    if (textOf(before) !== textOf(after)) await audit(tx, call, 'tenant.update', tenantId, change, tenantId)
    return { numbers: after }
  })
  return write.catch((error: unknown) => {
    // Somebody else has given the number to another school at the same moment.
    if (isTaken(error)) return refuse('SCHOOL_NUMBER_TAKEN')
    throw error
  })
}
