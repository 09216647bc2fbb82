import type { Fragment, Transaction } from '../call/call'

/**
 * Condition: the provider has allowed the address, or by `*@domain` the whole domain of it (rule registration.1).
 * `email` is a lower-case address, as SQL.
 */
export const isAllowedAddress = (tx: Transaction, email: Fragment): Fragment => tx`
  exists (select from allowed_email ae where ae.email in (${email}, '*@' || substring(${email} from '[^@]*$')))`
