import { isMissingAddress } from '@lernspur/contracts/identity/missing-address'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { MailFacts } from '@lernspur/service-kit/mail/post-mail'
import type { Letter } from './letter'
import { plainName } from './name-in-mail'

/** What a letter needs of the mailer. */
export interface Parts {
  link(path: string): string
}

export const roleNames: Readonly<Record<Language, Readonly<Record<RoleType, string>>>> = {
  de: { admin: 'Inhaber/in', manager: 'Admin', user: 'Mitglied' },
  en: { admin: 'owner', manager: 'admin', user: 'member' },
}

/** The page where a school answers requests. */
export const requestPage = ({ tenantId }: Pick<MailFacts['roleRequest'], 'tenantId'>, { link }: Parts): string =>
  link(`/school/${tenantId}/settings/role-requests`)

/** The person's name and address. */
export const personOf = ({ person, email }: Pick<MailFacts['roleRequest'], 'person' | 'email'>): string =>
  isMissingAddress(email) ? plainName(person) : `${plainName(person)} (${email})`.trim()

const inGerman = (facts: MailFacts['roleRequest'], parts: Parts): Letter => ({
  subject: `Bitte bestätigen: ${roleNames.de[facts.roleType]} bei ${plainName(facts.tenantName)}`,
  greeting: 'Guten Tag,',
  before: [
    `${plainName(facts.asker)} vom Anbieter möchte ${personOf(facts)} bei ${plainName(facts.tenantName)} als ${roleNames.de[facts.roleType]} einsetzen.`,
    'Das gilt erst, wenn Sie oder eine andere Inhaberin oder ein anderer Inhaber der Schule es bestätigen.',
  ],
  action: { label: 'Anfrage ansehen', link: requestPage(facts, parts) },
  after: ['Kennen Sie die Person nicht, lehnen Sie die Anfrage bitte ab.'],
})

const inEnglish = (facts: MailFacts['roleRequest'], parts: Parts): Letter => ({
  subject: `Please confirm: ${roleNames.en[facts.roleType]} of ${plainName(facts.tenantName)}`,
  greeting: 'Hello,',
  before: [
    `${plainName(facts.asker)} of the provider would like ${personOf(facts)} to be ${roleNames.en[facts.roleType]} of ${plainName(facts.tenantName)}.`,
    'This takes effect only once you or another owner of the school confirms it.',
  ],
  action: { label: 'View request', link: requestPage(facts, parts) },
  after: ['If you do not know the person, please refuse the request.'],
})

const letters = { de: inGerman, en: inEnglish } as const

/** To each admin of a school: the provider asks for a role (rule role.8). */
export const roleRequestLetter = (language: Language) => letters[language]
