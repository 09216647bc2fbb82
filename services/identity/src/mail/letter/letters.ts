import type { FeedbackKind } from '@lernspur/contracts/identity/feedback.contract'
import { invitationLimits } from '@lernspur/contracts/identity/invitation.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { MailFacts, MailKind } from '@lernspur/service-kit/mail/post-mail'
import { accountDisabled, accountEnabled, confirmation, identityLinked } from './account-letters'
import { closingLetters } from './closing-letters'
import { disablingLetters } from './disabling-letters'
import { hallo, hello } from './greeting'
import type { Letter, LettersOf } from './letter'
import { lossRequestLetter } from './loss-request-letter'
import { plainName } from './name-in-mail'
import { newEntry } from './new-entry'
import { notificationLetter } from './notification-letter'
import { roleRequestLetter } from './role-request-letter'
import { twoFactorRemoved, twoFactorReset, wrongCodes } from './second-factor-letters'

const feedbackKinds: Readonly<Record<Language, Record<FeedbackKind, string>>> = {
  de: { question: 'Frage', problem: 'Problem', idea: 'Idee' },
  en: { question: 'Question', problem: 'Problem', idea: 'Idea' },
}
const feedbackGreetings = { de: 'Guten Tag,', en: 'Hello,' } as const
const feedbackVerbs = { de: 'schreibt', en: 'writes' } as const

/** A message of a user to the operator; replies go to the user. */
const feedbackLetter =
  (language: Language) =>
  ({ kind, message, name, email, school, page }: MailFacts['feedback']): Letter => ({
    subject: `${feedbackKinds[language][kind]}: ${name.slice(0, 80)}`,
    ...(email !== '' && { replyTo: email }),
    greeting: feedbackGreetings[language],
    before: [`${email === '' ? name : `${name} <${email}>`} ${feedbackVerbs[language]}:`, ...message.split(/\n{2,}/)],
    after: [[school, page].filter(Boolean).join(' · ')].filter(Boolean),
  })

type Letters = { readonly [Kind in MailKind]: LettersOf<Kind> }

/** All mails of the product in both languages; lifetimes as decided for sign-in. */
export const letters: Letters = {
  passwordReset: {
    de: (_, { link, code, recipient, name }) => ({
      subject: 'Neues Passwort für Lernspur',
      greeting: hallo(name),
      before: ['für Ihr Konto wurde ein neues Passwort angefordert.'],
      action: { label: 'Neues Passwort setzen', link: link('/auth/reset-password', { email: recipient, code }) },
      after: ['Der Link gilt 60 Minuten und nur einmal. Haben Sie nichts angefordert, müssen Sie nichts tun.'],
    }),
    en: (_, { link, code, recipient, name }) => ({
      subject: 'New password for Lernspur',
      greeting: hello(name),
      before: ['a new password was requested for your account.'],
      action: { label: 'Set a new password', link: link('/auth/reset-password', { email: recipient, code }) },
      after: ['The link is valid for 60 minutes and only once. If you did not request it, you need not do anything.'],
    }),
  },
  registration: {
    de: ({ firstName }, { link, code, recipient }) => ({
      subject: 'Registrierung bei Lernspur abschließen',
      greeting: hallo(firstName),
      before: ['willkommen bei Lernspur. Setzen Sie ein Passwort, um die Registrierung abzuschließen.'],
      action: {
        label: 'Registrierung abschließen',
        link: link('/auth/finish-registration', { email: recipient, code }),
      },
      after: ['Der Link gilt sieben Tage. Haben Sie sich nicht registriert, müssen Sie nichts tun.'],
    }),
    en: ({ firstName }, { link, code, recipient }) => ({
      subject: 'Finish your registration at Lernspur',
      greeting: hello(firstName),
      before: ['welcome to Lernspur. Set a password to finish your registration.'],
      action: { label: 'Finish registration', link: link('/auth/finish-registration', { email: recipient, code }) },
      after: ['The link is valid for seven days. If you did not register, you need not do anything.'],
    }),
  },
  accountExists: {
    de: (_, { link, name }) => ({
      subject: 'Sie haben schon ein Konto bei Lernspur',
      greeting: hallo(name),
      before: ['mit dieser Adresse wollte sich jemand registrieren. Sie haben aber schon ein Konto.'],
      action: { label: 'Anmelden', link: link('/auth/login') },
      after: ['Haben Sie Ihr Passwort vergessen, können Sie dort ein neues anfordern.'],
    }),
    en: (_, { link, name }) => ({
      subject: 'You already have an account at Lernspur',
      greeting: hello(name),
      before: ['someone wanted to register with this address. But you already have an account.'],
      action: { label: 'Sign in', link: link('/auth/login') },
      after: ['If you forgot your password, you can request a new one there.'],
    }),
  },
  accountClosed: {
    de: (_, { name }) => ({
      subject: 'Ihr Konto bei Lernspur ist deaktiviert',
      greeting: hallo(name),
      before: ['mit dieser Adresse wollte sich jemand registrieren. Sie gehört zu einem Konto, das deaktiviert wurde.'],
      after: ['Möchten Sie wieder mit Lernspur arbeiten, registrieren Sie sich bitte mit einer anderen Adresse.'],
    }),
    en: (_, { name }) => ({
      subject: 'Your account at Lernspur is deactivated',
      greeting: hello(name),
      before: ['someone wanted to register with this address. It belongs to an account that was deactivated.'],
      after: ['If you would like to work with Lernspur again, please register with another address.'],
    }),
  },
  emailChange: {
    de: ({ firstName }, { link, code }) => ({
      subject: 'Neue E-Mail-Adresse bestätigen',
      greeting: hallo(firstName),
      before: ['bestätigen Sie bitte, dass diese Adresse für Ihr Konto bei Lernspur gelten soll.'],
      action: { label: 'Adresse bestätigen', link: link('/auth/email-change', { code }) },
      after: ['Der Link gilt 60 Minuten. Haben Sie nichts geändert, müssen Sie nichts tun.'],
    }),
    en: ({ firstName }, { link, code }) => ({
      subject: 'Confirm your new e-mail address',
      greeting: hello(firstName),
      before: ['please confirm that this address shall be the one of your account at Lernspur.'],
      action: { label: 'Confirm address', link: link('/auth/email-change', { code }) },
      after: ['The link is valid for 60 minutes. If you did not change anything, you need not do anything.'],
    }),
  },
  emailChanged: {
    de: ({ firstName }) => ({
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      greeting: hallo(firstName),
      before: ['für Ihr Konto bei Lernspur gilt ab jetzt eine andere E-Mail-Adresse.'],
      after: ['Waren Sie das nicht, wenden Sie sich bitte sofort an Ihre Schule.'],
    }),
    en: ({ firstName }) => ({
      subject: 'Your e-mail address was changed',
      greeting: hello(firstName),
      before: ['your account at Lernspur has another e-mail address from now on.'],
      after: ['If that was not you, please contact your school at once.'],
    }),
  },
  signInLink: {
    de: ({ authAttemptId }, { link, code, name }) => ({
      subject: 'Ihr Link zum Anmelden',
      greeting: hallo(name),
      before: ['mit diesem Link melden Sie sich bei Lernspur an.'],
      action: { label: 'Anmelden', link: link('/auth/login', { authAttempt: authAttemptId, code }) },
      after: ['Der Link gilt 15 Minuten und nur einmal. Haben Sie ihn nicht angefordert, öffnen Sie ihn nicht.'],
    }),
    en: ({ authAttemptId }, { link, code, name }) => ({
      subject: 'Your link to sign in',
      greeting: hello(name),
      before: ['with this link you sign in to Lernspur.'],
      action: { label: 'Sign in', link: link('/auth/login', { authAttempt: authAttemptId, code }) },
      after: ['The link is valid for 15 minutes and only once. If you did not request it, do not open it.'],
    }),
  },
  invitation: {
    de: ({ tenantName, inviter, invitationId, days = invitationLimits.days }, { link, invitationCode, name }) => ({
      subject: `Einladung: ${plainName(tenantName)}`,
      greeting: hallo(name),
      before: [`${plainName(inviter)} lädt Sie ein, bei ${plainName(tenantName)} in Lernspur mitzuarbeiten.`],
      action: { label: 'Einladung annehmen', link: link('/user/invitations', { code: invitationCode(invitationId) }) },
      after: [
        `Ihr Einladungscode lautet ${invitationCode(invitationId)} und gilt ${days === 1 ? 'einen Tag' : `${days} Tage`}.`,
      ],
    }),
    en: ({ tenantName, inviter, invitationId, days = invitationLimits.days }, { link, invitationCode, name }) => ({
      subject: `Invitation: ${plainName(tenantName)}`,
      greeting: hello(name),
      before: [`${plainName(inviter)} invites you to work with ${plainName(tenantName)} in Lernspur.`],
      action: { label: 'Accept invitation', link: link('/user/invitations', { code: invitationCode(invitationId) }) },
      after: [
        `Your invitation code is ${invitationCode(invitationId)}. It is valid for ${days === 1 ? 'one day' : `${days} days`}.`,
      ],
    }),
  },
  roleInvitation: {
    de: ({ tenantName, inviter }, { entry, isNew, name }) => ({
      subject: `Einladung: ${plainName(tenantName)}`,
      greeting: hallo(name),
      before: [`${plainName(inviter)} lädt Sie ein, bei ${plainName(tenantName)} in Lernspur mitzuarbeiten.`],
      action: {
        label: isNew ? 'Passwort setzen und beitreten' : 'Einladung ansehen',
        link: entry('/user/invitations'),
      },
      after: isNew ? [newEntry.de] : [],
    }),
    en: ({ tenantName, inviter }, { entry, isNew, name }) => ({
      subject: `Invitation: ${plainName(tenantName)}`,
      greeting: hello(name),
      before: [`${plainName(inviter)} invites you to work with ${plainName(tenantName)} in Lernspur.`],
      action: { label: isNew ? 'Set a password and join' : 'View invitation', link: entry('/user/invitations') },
      after: isNew ? [newEntry.en] : [],
    }),
  },
  notification: { de: notificationLetter('de'), en: notificationLetter('en') },
  ...closingLetters,
  accountDisabled,
  accountEnabled,
  ...disablingLetters,
  deliveryTest: {
    de: (_, { link, name }) => ({
      subject: 'Testmail von Lernspur',
      greeting: hallo(name),
      before: ['diese E-Mail ist angekommen: Lernspur kann E-Mails verschicken.'],
      action: { label: 'Zurück zu den ersten Schritten', link: link('/provider') },
      after: ['Liegt sie im Spam-Ordner, tragen Sie den Mailserver in die SPF- und DKIM-Einträge Ihrer Domain ein.'],
    }),
    en: (_, { link, name }) => ({
      subject: 'Test mail from Lernspur',
      greeting: hello(name),
      before: ['this e-mail has arrived: Lernspur can send e-mails.'],
      action: { label: 'Back to the first steps', link: link('/provider') },
      after: ['If it is in the spam folder, add the mail server to the SPF and DKIM records of your domain.'],
    }),
  },
  confirmation,
  identityLinked,
  twoFactorRemoved,
  twoFactorReset,
  wrongCodes,
  lossRequest: { de: lossRequestLetter('de'), en: lossRequestLetter('en') },
  roleRequest: { de: roleRequestLetter('de'), en: roleRequestLetter('en') },
  feedback: { de: feedbackLetter('de'), en: feedbackLetter('en') },
}
