import type { Call } from '@lernspur/service-kit/call/call'

/** Ends this session on the server; its token becomes invalid. */
export const logout = async (call: Call): Promise<void> => {
  await call.db`delete from session where id = ${call.session.sessionId}`
}
