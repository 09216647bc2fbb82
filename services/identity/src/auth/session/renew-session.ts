import type { Transaction } from '@lernspur/service-kit/call/call'
import type { Session } from '@lernspur/service-kit/session/session'
import { newToken, tokenHash } from '@lernspur/service-kit/session/token'
import { endSessions } from './end-sessions'

/** Ends all other sessions of the user and gives this one a new token, which is returned. */
export const renewSession = async (
  tx: Transaction,
  { userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>,
): Promise<string> => {
  const token = newToken()
  await endSessions(tx, userId, sessionId)
  await tx`update session set token_hash = ${tokenHash(token)} where id = ${sessionId}`
  return token
}
