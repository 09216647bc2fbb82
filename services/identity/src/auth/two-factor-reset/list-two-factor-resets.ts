import type { TwoFactorReset } from '@lernspur/contracts/identity/two-factor/two-factor-reset.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { readResets } from './two-factor-reset.query'

/** Requests to remove somebody's second factor, at the caller's school; for the provider, at all schools. */
export const listTwoFactorResets = ({ db, actor }: Call): Promise<TwoFactorReset[]> => readResets(db, actor, db`true`)
