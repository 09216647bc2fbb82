import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { MailFacts } from '@lernspur/service-kit/mail/post-mail'
import type { Letter } from './letter'
import { plainName } from './name-in-mail'

interface Parts {
  link(path: string): string
}

const roles: Readonly<Record<Language, Readonly<Record<RoleType, string>>>> = {
  de: { admin: 'Inhaber/in', manager: 'Admin', user: 'Mitglied' },
  en: { admin: 'owner', manager: 'admin', user: 'member' },
}

const pageOf = ({ tenantId }: MailFacts['roleRequest'], { link }: Parts): string =>
  link(`/school/${tenantId}/settings/role-requests`)

/** The person's name and address. */
const personOf = ({ person, email }: MailFacts['roleRequest']): string => `${plainName(person)} (${email})`.trim()

const inGerman = (facts: MailFacts['roleRequest'], parts: Parts): Letter => ({
  subject: `Bitte bestätigen: ${roles.de[facts.roleType]} bei ${plainName(facts.tenantName)}`,
  greeting: 'Guten Tag,',
  before: [
    `${plainName(facts.asker)} vom Anbieter möchte ${personOf(facts)} bei ${plainName(facts.tenantName)} als ${roles.de[facts.roleType]} einsetzen.`,
    'Das gilt erst, wenn Sie oder eine andere Inhaberin oder ein anderer Inhaber der Schule es bestätigen.',
  ],
  action: { label: 'Anfrage ansehen', link: pageOf(facts, parts) },
  after: ['Kennen Sie die Person nicht, lehnen Sie die Anfrage bitte ab.'],
})

const inEnglish = (facts: MailFacts['roleRequest'], parts: Parts): Letter => ({
  subject: `Please confirm: ${roles.en[facts.roleType]} of ${plainName(facts.tenantName)}`,
  greeting: 'Hello,',
  before: [
    `${plainName(facts.asker)} of the provider would like ${personOf(facts)} to be ${roles.en[facts.roleType]} of ${plainName(facts.tenantName)}.`,
    'This takes effect only once you or another owner of the school confirms it.',
  ],
  action: { label: 'View request', link: pageOf(facts, parts) },
  after: ['If you do not know the person, please refuse the request.'],
})

const letters = { de: inGerman, en: inEnglish } as const

/** To each admin of a school: the provider asks for a role (rule role.8). */
export const roleRequestLetter = (language: Language) => letters[language]
