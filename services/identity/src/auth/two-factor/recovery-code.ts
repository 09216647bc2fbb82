import { createHmac, randomBytes } from 'node:crypto'
import { twoFactorLimits } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { lettersOf, typedCode } from '../../typed-code/typed-code'

/** Letters of a code, each worth five bits. */
const length = 12

/** What is stored of a code, however it was typed: a keyed hash, because sixty bits alone could be searched. */
export const recoveryCodeHash = (secret: string, userId: string, code: string): Buffer => {
  const key = createHmac('sha256', Buffer.from(secret, 'hex')).update('recovery-code').digest()
  return createHmac('sha256', key)
    .update(`${userId} ${lettersOf(code)}`)
    .digest()
}

/** Replaces the recovery codes by ten new ones; only their hashes are stored. */
export const replaceRecoveryCodes = async (tx: Transaction, secret: string, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: twoFactorLimits.recoveryCodes }, () => typedCode(randomBytes(length)))
  const rows = codes.map((code) => ({ userId, codeHash: recoveryCodeHash(secret, userId, code) }))
  await tx`delete from recovery_code where user_id = ${userId}`
  await tx`insert into recovery_code ${tx(rows)}`
  return codes
}
