import { hallo, hello } from './greeting'
import type { LettersOf } from './letter'
import { plainName } from './name-in-mail'

/** Tells the owner of an account that another way into it was added. */
export const identityLinked: LettersOf<'identityLinked'> = {
  de: ({ firstName, provider }, { link }) => ({
    subject: 'Neuer Zugang zu Ihrem Konto bei Lernspur',
    greeting: hallo(firstName),
    before: [
      `Ihr Konto bei Lernspur ist jetzt mit „${provider}“ verbunden. Sie können sich ab jetzt auch dort anmelden.`,
    ],
    action: { label: 'Verbindungen ansehen', link: link('/profile') },
    after: ['Waren Sie das nicht, lösen Sie die Verbindung, ändern Sie Ihr Passwort und sprechen Sie Ihre Schule an.'],
  }),
  en: ({ firstName, provider }, { link }) => ({
    subject: 'New access to your account at Lernspur',
    greeting: hello(firstName),
    before: [`your account at Lernspur is now linked to “${provider}”. From now on you can sign in there as well.`],
    action: { label: 'View linked accounts', link: link('/profile') },
    after: ['If that was not you, unlink it, change your password and contact your school.'],
  }),
}

/** To somebody whose account the provider has disabled, with the reason (rule support.5). */
export const accountDisabled: LettersOf<'accountDisabled'> = {
  de: ({ firstName, reason }) => ({
    subject: 'Ihr Konto bei Lernspur ist gesperrt',
    greeting: hallo(firstName),
    before: [
      `der Anbieter hat Ihr Konto gesperrt, und alle Geräte sind abgemeldet. Begründung: „${plainName(reason)}“`,
      'Was Sie eingetragen haben, bleibt erhalten.',
    ],
    after: ['Ist das ein Irrtum, sprechen Sie Ihre Schule oder den Anbieter an.'],
  }),
  en: ({ firstName, reason }) => ({
    subject: 'Your account at Lernspur is disabled',
    greeting: hello(firstName),
    before: [
      `the provider has disabled your account, and all devices are signed out. Reason: “${plainName(reason)}”`,
      'What you have entered is kept.',
    ],
    after: ['If this is a mistake, contact your school or the provider.'],
  }),
}

/** To somebody whose account the provider has enabled again. */
export const accountEnabled: LettersOf<'accountEnabled'> = {
  de: ({ firstName, reason }, { link }) => ({
    subject: 'Ihr Konto bei Lernspur ist wieder frei',
    greeting: hallo(firstName),
    before: [`Sie können sich wieder bei Lernspur anmelden. Begründung: „${plainName(reason)}“`],
    action: { label: 'Anmelden', link: link('/auth/login') },
    after: [],
  }),
  en: ({ firstName, reason }, { link }) => ({
    subject: 'Your account at Lernspur is enabled again',
    greeting: hello(firstName),
    before: [`you can sign in to Lernspur again. Reason: “${plainName(reason)}”`],
    action: { label: 'Sign in', link: link('/auth/login') },
    after: [],
  }),
}

/** The code by which somebody without a password confirms that it is him or her. */
export const confirmation: LettersOf<'confirmation'> = {
  de: ({ firstName }, { confirmationCode }) => ({
    subject: `Ihr Code für Lernspur: ${confirmationCode()}`,
    greeting: hallo(firstName),
    before: [
      'bestätigen Sie mit diesem Code, dass Sie es sind:',
      confirmationCode(),
      'Er gilt 15 Minuten, einmal und nur in dem Fenster, in dem Sie ihn angefordert haben.',
    ],
    after: [
      'Haben Sie keinen Code angefordert, sitzt jemand anderes an Ihrem Gerät: Beenden Sie bitte alle Sitzungen.',
    ],
  }),
  en: ({ firstName }, { confirmationCode }) => ({
    subject: `Your code for Lernspur: ${confirmationCode()}`,
    greeting: hello(firstName),
    before: [
      'confirm with this code that it is you:',
      confirmationCode(),
      'It is valid for 15 minutes, once, and only in the window in which you asked for it.',
    ],
    after: ['If you did not ask for a code, somebody else is at your device: please end all sessions.'],
  }),
}
