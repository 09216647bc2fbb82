import type { FeedbackKind } from '@lernspur/contracts/identity/feedback.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { MailFacts } from '@lernspur/service-kit/mail/post-mail'
import type { Letter } from './letter'

const kinds: Readonly<Record<Language, Record<FeedbackKind, string>>> = {
  de: { question: 'Frage', problem: 'Problem', idea: 'Idee' },
  en: { question: 'Question', problem: 'Problem', idea: 'Idea' },
}
const greetings = { de: 'Guten Tag,', en: 'Hello,' } as const
const wrote = { de: 'schreibt', en: 'writes' } as const

/** A message of a user to the operator; replies go to the user. */
export const feedbackLetter =
  (language: Language) =>
  ({ kind, message, name, email, school, page }: MailFacts['feedback']): Letter => ({
    subject: `${kinds[language][kind]}: ${name.slice(0, 80)}`,
    replyTo: email,
    greeting: greetings[language],
    before: [`${name} <${email}> ${wrote[language]}:`, ...message.split(/\n{2,}/)],
    after: [[school, page].filter(Boolean).join(' · ')].filter(Boolean),
  })
