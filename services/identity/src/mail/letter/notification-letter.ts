import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { hallo, hello } from './greeting'
import type { LettersOf } from './letter'
import { plainMessage, plainName } from './name-in-mail'
import { newEntry } from './new-entry'

const texts = {
  de: {
    greet: hallo,
    subject: (count: number) => `${count} Mitteilungen aus Lernspur`,
    look: 'In Lernspur ansehen',
    start: 'Passwort setzen und ansehen',
    choice: 'Welche Mitteilungen Sie per E-Mail bekommen, wählen Sie in Lernspur unter „Mein Konto“.',
  },
  en: {
    greet: hello,
    subject: (count: number) => `${count} notifications from Lernspur`,
    look: 'View in Lernspur',
    start: 'Set a password and view',
    choice: 'You choose which notifications you get by e-mail in Lernspur, under “My account”.',
  },
} as const

/** News by mail, several in one (rule notification.2); they contain names that people chose. */
export const notificationLetter =
  (language: Language): LettersOf<'notification'>[Language] =>
  ({ news: notifications }, { entry, isNew, name }) => {
    const { greet, subject, look, start, choice } = texts[language]
    const lines = notifications.map(({ title, message }) => plainMessage(message ?? title))
    return {
      subject: notifications.length === 1 ? plainName(notifications[0]?.title ?? '') : subject(notifications.length),
      greeting: greet(name),
      before: lines,
      action: { label: isNew ? start : look, link: entry('/') },
      after: [...(isNew ? [newEntry[language]] : []), choice],
    }
  }
