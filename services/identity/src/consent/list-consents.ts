import type { Consent } from '@lernspur/contracts/consent.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** What the caller agreed to, the newest first. */
export const listConsents = async ({ db, session: { userId } }: Call): Promise<{ consents: Consent[] }> => ({
  consents: await db<Consent[]>`
    select cn.document, cn.version, cn.language, cn.given_at from consent cn
    where cn.user_id = ${userId}
    order by cn.version desc, cn.given_at desc, cn.document desc`,
})
