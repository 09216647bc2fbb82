import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { type AddressFlaw, AddressProblem, parseOutgoing } from '@lernspur/service-kit/outgoing/outgoing-address'
import type { OutgoingRules } from '@lernspur/service-kit/outgoing/outgoing-rules'

const texts: Readonly<Record<AddressFlaw, Readonly<Record<Language, string>>>> = {
  malformed: { de: 'Das ist keine Adresse.', en: 'This is no address.' },
  unknownHost: { de: 'Das ist keine Adresse.', en: 'This is no address.' },
  protocol: { de: 'Die Adresse muss mit https:// beginnen.', en: 'The address has to begin with https://.' },
  credentials: {
    de: 'In der Adresse darf weder Name noch Passwort stehen.',
    en: 'The address must have neither a user nor a password in it.',
  },
  port: {
    de: 'Dieser Port ist hier nicht erlaubt. Üblich ist eine Adresse ohne Port.',
    en: 'This port is not allowed here. Usual is an address without a port.',
  },
  network: {
    de: 'Diese Adresse liegt in einem Netz, das hier nicht aufgerufen wird.',
    en: 'This address lies in a network that is not called here.',
  },
}

/** The address in its usual form; VALIDATION_FAILED for one that may not be called (rule webhook.5). */
export const requireAddress = (text: string, rules: OutgoingRules, language: Language): string => {
  try {
    return parseOutgoing(text, rules).href
  } catch (error) {
    if (!(error instanceof AddressProblem)) throw error
    return refuse('VALIDATION_FAILED', [{ path: 'address', message: texts[error.flaw][language] }])
  }
}

/** What is called once at a time: scheme, host and port. */
export const originOf = (address: string): string => new URL(address).origin
