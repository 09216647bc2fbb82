import type { OfficialForm } from '@lernspur/contracts/provider/official-form.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

const elsewhere = {
  de: 'Das gibt es in diesem Staat nicht.',
  en: 'There is none in this country.',
} as const

/** Refuses a field that names something of another country (VALIDATION_FAILED). */
export const refuseElsewhere = ({ language }: Call, path: string): never =>
  refuse('VALIDATION_FAILED', [{ path, message: elsewhere[language] }])

/** Refuses types of school that the country of a form does not have (VALIDATION_FAILED). */
export const requireTypesOf = async (
  tx: Transaction,
  call: Call,
  { countryId, schoolTypeIds }: Pick<OfficialForm, 'countryId' | 'schoolTypeIds'>,
): Promise<void> => {
  const known = await tx<{ id: string }[]>`
    select sty.id from school_type sty where sty.country_id = ${countryId} and sty.id = any(${schoolTypeIds}::uuid[])`
  if (!schoolTypeIds.every((id) => known.some((one) => one.id === id))) refuseElsewhere(call, 'schoolTypeIds')
}
