import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { RoleLoss } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { MailFacts } from '@lernspur/service-kit/mail/post-mail'
import type { Letter } from './letter'
import { plainName } from './name-in-mail'
import { type Parts, personOf, requestPage, roleNames } from './role-request-letter'

type Facts = MailFacts['lossRequest']

const german: Readonly<Record<RoleLoss, (role: string) => string>> = {
  demotion: (role) => `nur noch als ${role} einsetzen`,
  disabling: () => 'sperren',
  removal: () => 'aus der Schule entfernen',
}

const english: Readonly<Record<RoleLoss, (role: string) => string>> = {
  demotion: (role) => `to be only ${role} from now on`,
  disabling: () => 'to be disabled',
  removal: () => 'to be removed from the school',
}

const roleOf = (language: Language, roleType: RoleType): string => roleNames[language][roleType]

const inGerman = (facts: Facts, parts: Parts): Letter => ({
  subject: `Bitte bestätigen: Änderung an einer Person bei ${plainName(facts.tenantName)}`,
  greeting: 'Guten Tag,',
  before: [
    `${plainName(facts.asker)} vom Anbieter möchte ${personOf(facts)} bei ${plainName(facts.tenantName)} ${german[facts.loss](roleOf('de', facts.roleType))}.`,
    'Das gilt erst, wenn Sie oder eine andere Inhaberin oder ein anderer Inhaber der Schule es bestätigen. Bis dahin bleibt alles, wie es ist.',
  ],
  action: { label: 'Anfrage ansehen', link: requestPage(facts, parts) },
  after: ['Ist Ihnen der Grund nicht bekannt, fragen Sie beim Anbieter nach oder lehnen Sie die Anfrage ab.'],
})

const inEnglish = (facts: Facts, parts: Parts): Letter => ({
  subject: `Please confirm: a change about a person at ${plainName(facts.tenantName)}`,
  greeting: 'Hello,',
  before: [
    `${plainName(facts.asker)} of the provider would like ${personOf(facts)} at ${plainName(facts.tenantName)} ${english[facts.loss](roleOf('en', facts.roleType))}.`,
    'This takes effect only once you or another owner of the school confirms it. Until then everything stays as it is.',
  ],
  action: { label: 'View request', link: requestPage(facts, parts) },
  after: ['If you do not know the reason, ask the provider, or refuse the request.'],
})

const letters = { de: inGerman, en: inEnglish } as const

/** To each other admin of a school: the provider wants to take something from a person there (rule role.10). */
export const lossRequestLetter = (language: Language) => letters[language]
