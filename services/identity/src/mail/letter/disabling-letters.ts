import type { MailFacts, MailKind } from '@lernspur/service-kit/mail/post-mail'
import { hallo, hello } from './greeting'
import type { LettersOf } from './letter'
import { plainName } from './name-in-mail'

type DisabledSchool = MailFacts['schoolDisabled']

const reasonIn = (word: string, { reason }: DisabledSchool): string[] => (reason === null ? [] : [`${word}: ${reason}`])

/** Mails to those who lead a school that the provider has disabled, or enabled again (rule school.7). */
export const disablingLetters: {
  readonly [Kind in Extract<MailKind, 'schoolDisabled' | 'schoolEnabled'>]: LettersOf<Kind>
} = {
  schoolDisabled: {
    de: (facts, { name }) => ({
      subject: `${plainName(facts.tenantName)} ist abgeschaltet`,
      replyTo: facts.requesterEmail,
      greeting: hallo(name),
      before: [
        `${plainName(facts.requester)} vom Anbieter hat ${plainName(facts.tenantName)} in Lernspur abgeschaltet. Bis die Schule wieder eingeschaltet wird, kann dort niemand arbeiten.`,
        ...reasonIn('Grund', facts),
        'Gelöscht wurde nichts: Alle Daten der Schule bleiben erhalten.',
      ],
      after: ['Wenn Sie Fragen haben, antworten Sie einfach auf diese E-Mail.'],
    }),
    en: (facts, { name }) => ({
      subject: `${plainName(facts.tenantName)} is disabled`,
      replyTo: facts.requesterEmail,
      greeting: hello(name),
      before: [
        `${plainName(facts.requester)} of the provider has disabled ${plainName(facts.tenantName)} in Lernspur. Until it is enabled again, nobody can work there.`,
        ...reasonIn('Reason', facts),
        'Nothing was deleted: all data of the school is kept.',
      ],
      after: ['If you have any questions, just reply to this e-mail.'],
    }),
  },
  schoolEnabled: {
    de: ({ tenantName, requester }, { link, name }) => ({
      subject: `${plainName(tenantName)} ist wieder eingeschaltet`,
      greeting: hallo(name),
      before: [`${plainName(requester)} vom Anbieter hat ${plainName(tenantName)} wieder eingeschaltet.`],
      action: { label: 'Lernspur öffnen', link: link('/') },
      after: ['Alle können wieder arbeiten wie zuvor.'],
    }),
    en: ({ tenantName, requester }, { link, name }) => ({
      subject: `${plainName(tenantName)} is enabled again`,
      greeting: hello(name),
      before: [`${plainName(requester)} of the provider has enabled ${plainName(tenantName)} again.`],
      action: { label: 'Open Lernspur', link: link('/') },
      after: ['Everybody can work as before.'],
    }),
  },
}
