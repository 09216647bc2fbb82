import type { SchoolConfirmation } from '@lernspur/contracts/school-identity/school-confirmation'
import type { Fragment, Query, Transaction } from '../../call/call'

/** What was confirmed about a school, over `sco` (school_confirmation) and `st` (state), as one JSON expression. */
export const confirmationDocument = (tx: Transaction): Fragment => tx`
  jsonb_build_object('name', sco.name, 'town', sco.town, 'officialNumber', sco.official_number, 'state', st.name,
    'operator', sco.operator, 'confirmedAt', iso_instant(sco.confirmed_at))`

/** Condition on `sco` (school_confirmation): the one that holds at present. */
export const isCurrentConfirmation = (tx: Transaction): Fragment =>
  tx`sco.superseded_at is null and sco.withdrawn_at is null`

/** What holds at present about a school: one row or none. */
export const currentConfirmation = (
  tx: Transaction,
  schoolId: string,
): Query<{ confirmation: SchoolConfirmation }> => tx<{ confirmation: SchoolConfirmation }[]>`
  select ${confirmationDocument(tx)} as confirmation
  from school_confirmation sco join state st on st.id = sco.state_id
  where sco.school_id = ${schoolId} and ${isCurrentConfirmation(tx)}`
