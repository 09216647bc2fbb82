import type { GiveConsent } from '@lernspur/contracts/consent.contract'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call/call'
import { writeConsent } from '../shared-sql/consent-row'

/** Records that the caller agrees to the versions in force. VALIDATION_FAILED. */
export const giveConsent = ({ db, session: { userId }, language }: Call, given: GiveConsent): Promise<void> =>
  writeDirectory(db, (tx) => writeConsent(tx, { userId, shown: given, language }))
