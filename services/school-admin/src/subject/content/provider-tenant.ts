import type { Call } from '@lernspur/service-kit/call/call'

/** The provider's tenant, whose templates are for all schools; undefined where there is none. */
export const providerTenant = async (call: Call): Promise<string | undefined> => {
  const [row] = await call.db<{ id: string }[]>`select id from tenant where is_provider`
  return row?.id
}
