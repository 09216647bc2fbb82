import type { Query, Transaction } from '@lernspur/service-kit/call'
import { tokenHash } from '@lernspur/service-kit/token'

/**
 * Condition on `c` (one_time_code) and `u` (app_user): the code sets a password for this address. The code of a
 * registration does so as well, because it is a first password.
 */
export const opensPassword = (tx: Transaction, email: string, code: string): Query => tx`
  c.code_hash = ${tokenHash(code)} and c.kind in ('passwordReset', 'registration') and c.expires_at > now()
  and u.id = c.user_id and u.email = ${email.toLowerCase()} and u.deactivated_at is null`
