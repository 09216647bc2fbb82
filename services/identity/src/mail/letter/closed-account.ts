import type { Language } from '@lernspur/contracts/error-catalogue'
import type { Letter } from './letter'

const needsOther = {
  de: 'Ihr Konto mit dieser Adresse ist deaktiviert, und das lässt sich nicht rückgängig machen. Bitten Sie darum, an eine andere Adresse eingeladen zu werden.',
  en: 'Your account with this address is deactivated, which cannot be undone. Please ask to be invited at another address.',
} as const

/** An invitation for somebody who has closed the account of this address: neither link nor code would let them in. */
export const forClosedAccount = ({ action: _, ...letter }: Letter, language: Language): Letter => ({
  ...letter,
  after: [needsOther[language]],
})
