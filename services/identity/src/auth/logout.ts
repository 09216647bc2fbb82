import type { Call } from '@lernspur/service-kit/call'

/** Ends this session on the server; its token opens nothing any more. */
export const logout = async (call: Call): Promise<void> => {
  await call.db`delete from session where id = ${call.session.sessionId}`
}
