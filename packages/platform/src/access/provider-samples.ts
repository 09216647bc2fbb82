import type { Sample } from './samples'

/** Requests for what the provider does for all schools. */
export const providerSamples = () => {
  const emails = { emails: [`${crypto.randomUUID()}@test.example`] }
  return {
    listTenants: { path: '/provider/tenants' },
    addAllowedEmails: { path: '/provider/allowed-emails', body: emails },
    listAllowedEmails: { path: '/provider/allowed-emails' },
    removeAllowedEmails: { path: '/provider/allowed-emails/remove', body: emails },
  } satisfies Record<string, Sample>
}
