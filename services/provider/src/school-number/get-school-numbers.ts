import type { SchoolNumber, SchoolNumbers } from '@lernspur/contracts/provider/school-number.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

/** The numbers of a school, by hub and number. */
export const readNumbers = (tx: Transaction, tenantId: string) => tx<SchoolNumber[]>`
  select sn.provider_id, sn.number from school_number sn
  where sn.tenant_id = ${tenantId} order by sn.provider_id, sn.number`

/** All numbers of a school; NOT_FOUND, also for the provider itself. */
export const getSchoolNumbers = async (call: Call, tenantId: string): Promise<SchoolNumbers> => {
  const [schools, numbers] = await call.read((tx) => [
    tx`select from tenant where id = ${tenantId} and not is_provider`,
    readNumbers(tx, tenantId),
  ])
  return schools.length > 0 ? { numbers } : refuse('NOT_FOUND')
}
