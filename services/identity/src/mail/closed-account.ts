import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Database } from '@lernspur/service-kit/call/call'
import type { Letter } from './letter/letter'

const needsOther = {
  de: 'Ihr Konto mit dieser Adresse ist deaktiviert, und das lässt sich nicht rückgängig machen. Bitten Sie darum, an eine andere Adresse eingeladen zu werden.',
  en: 'Your account with this address is deactivated, which cannot be undone. Please ask to be invited at another address.',
} as const

/** Mails whose link and code are useless to somebody who has closed the account. */
const invitations = new Set<string>(['roleInvitation', 'invitation'])

/** Whether the mail invites somebody whose account was closed for good. */
export const invitesClosed = async (
  db: Database,
  { kind, recipient }: { readonly kind: string; readonly recipient: string },
): Promise<boolean> => {
  if (!invitations.has(kind)) return false
  const found = await db`
    select from app_user where email = ${recipient} and deactivated_at is not null and disabled_reason is null`
  return found.length > 0
}

/** An invitation for somebody who has closed the account: neither link nor code would let them in. */
export const forClosedAccount = ({ action: _, ...letter }: Letter, language: Language): Letter => ({
  ...letter,
  after: [needsOther[language]],
})
