import { twoFactorResetLimits } from '@lernspur/contracts/identity/two-factor/two-factor-reset.contract'
import { hallo, hello } from './greeting'
import type { LettersOf } from './letter'
import { plainName } from './name-in-mail'

const { waitingHours: hours } = twoFactorResetLimits

/** To the person whose second factor is about to be removed: how to object. */
export const twoFactorReset: LettersOf<'twoFactorReset'> = {
  de: ({ firstName, tenantName, reason }, { link, code }) => ({
    subject: 'Ihr zweiter Faktor soll entfernt werden',
    greeting: hallo(firstName),
    before: [
      `${plainName(tenantName)} möchte den zweiten Faktor Ihres Kontos bei Lernspur entfernen. Begründung: „${plainName(reason)}“`,
      `Das geschieht nach ${hours} Stunden, oder sobald eine zweite Person zustimmt. Danach genügt zum Anmelden Ihr Passwort.`,
    ],
    action: { label: 'Widersprechen', link: link('/auth/second-factor', { code }) },
    after: ['Haben Sie darum gebeten, müssen Sie nichts tun. Wenn nicht, widersprechen Sie bitte gleich.'],
  }),
  en: ({ firstName, tenantName, reason }, { link, code }) => ({
    subject: 'Your second factor is to be removed',
    greeting: hello(firstName),
    before: [
      `${plainName(tenantName)} wants to remove the second factor of your account at Lernspur. Reason: “${plainName(reason)}”`,
      `This happens after ${hours} hours, or as soon as a second person agrees. After that your password is enough to sign in.`,
    ],
    action: { label: 'Object', link: link('/auth/second-factor', { code }) },
    after: ['If you asked for it, you need not do anything. If not, please object at once.'],
  }),
}

/** To the person whose second factor was removed. */
export const twoFactorRemoved: LettersOf<'twoFactorRemoved'> = {
  de: ({ firstName }, { link }) => ({
    subject: 'Ihr zweiter Faktor ist entfernt',
    greeting: hallo(firstName),
    before: ['der zweite Faktor Ihres Kontos bei Lernspur ist entfernt, und alle Geräte sind abgemeldet.'],
    action: { label: 'Anmelden', link: link('/auth/login') },
    after: [
      'Richten Sie in Ihrem Konto bitte bald einen neuen ein. Kommt das unerwartet, sprechen Sie Ihre Schule an.',
    ],
  }),
  en: ({ firstName }, { link }) => ({
    subject: 'Your second factor was removed',
    greeting: hello(firstName),
    before: ['the second factor of your account at Lernspur was removed, and all devices are signed out.'],
    action: { label: 'Sign in', link: link('/auth/login') },
    after: ['Please set up a new one in your account soon. If this is unexpected, contact your school.'],
  }),
}

/** To the person for whom somebody who knows the password has tried many codes. */
export const wrongCodes: LettersOf<'wrongCodes'> = {
  de: ({ firstName }, { link }) => ({
    subject: 'Zehn falsche Codes für Ihr Konto',
    greeting: hallo(firstName),
    before: [
      'für Ihr Konto bei Lernspur wurde zehnmal ein falscher Code des zweiten Faktors eingegeben.',
      'Waren Sie das selbst, müssen Sie nichts tun. Wenn nicht, kennt jemand Ihr Passwort: Ändern Sie es bitte gleich.',
    ],
    action: { label: 'Passwort ändern', link: link('/profile') },
    after: ['Angemeldet wurde damit niemand.'],
  }),
  en: ({ firstName }, { link }) => ({
    subject: 'Ten wrong codes for your account',
    greeting: hello(firstName),
    before: [
      'a wrong code of the second factor was entered ten times for your account at Lernspur.',
      'If it was you, you need not do anything. If not, somebody knows your password: please change it at once.',
    ],
    action: { label: 'Change the password', link: link('/profile') },
    after: ['Nobody was signed in by it.'],
  }),
}
