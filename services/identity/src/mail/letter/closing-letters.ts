import type { SchoolCounts } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import type { MailKind } from '@lernspur/service-kit/mail/post-mail'
import { hallo, hello } from './greeting'
import type { LettersOf } from './letter'
import { plainName } from './name-in-mail'

const german: Readonly<Record<keyof SchoolCounts, string>> = {
  people: 'Personen mit einer Rolle',
  students: 'Kinder',
  classes: 'Klassen',
  schoolYears: 'Schuljahre',
  subjects: 'Fächer',
  entries: 'Einträge',
  reports: 'Berichte',
  pictures: 'Bilder',
  rows: 'Datensätze insgesamt',
}
const english: Readonly<Record<keyof SchoolCounts, string>> = {
  people: 'People with a role',
  students: 'Children',
  classes: 'Classes',
  schoolYears: 'School years',
  subjects: 'Subjects',
  entries: 'Entries',
  reports: 'Reports',
  pictures: 'Pictures',
  rows: 'Records in all',
}
const kinds = Object.keys(german) as (keyof SchoolCounts)[]

const linesOf = (names: Readonly<Record<keyof SchoolCounts, string>>, counts: SchoolCounts): string[] =>
  kinds.map((kind) => `${names[kind]}: ${counts[kind]}`)

const instants = {
  de: new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' }),
}

/** Mails about closing a school (rule keeping.4). */
export const closingLetters: {
  readonly [Kind in Extract<MailKind, `schoolClos${string}` | 'schoolKept'>]: LettersOf<Kind>
} = {
  schoolClosing: {
    de: ({ tenantName, requester, dueOn }, { link, name }) => ({
      subject: `${plainName(tenantName)} wird am ${dueOn} geschlossen`,
      greeting: hallo(name),
      before: [
        `${plainName(requester)} hat veranlasst, dass ${plainName(tenantName)} in Lernspur geschlossen wird.`,
        `Am ${dueOn} werden alle Daten der Schule gelöscht. Bis dahin kann nur gelesen werden, und die Schließung lässt sich zurücknehmen.`,
      ],
      action: { label: 'Lernspur öffnen', link: link('/') },
      after: ['Sichern Sie bis dahin, was Sie aufbewahren müssen.'],
    }),
    en: ({ tenantName, requester, dueOn }, { link, name }) => ({
      subject: `${plainName(tenantName)} closes on ${dueOn}`,
      greeting: hello(name),
      before: [
        `${plainName(requester)} has ordered that ${plainName(tenantName)} is closed in Lernspur.`,
        `On ${dueOn} all data of the school is deleted. Until then it can only be read, and closing it can be undone.`,
      ],
      action: { label: 'Open Lernspur', link: link('/') },
      after: ['Until then, please save what you have to keep.'],
    }),
  },
  schoolKept: {
    de: ({ tenantName, requester }, { link, name }) => ({
      subject: `${plainName(tenantName)} bleibt bestehen`,
      greeting: hallo(name),
      before: [
        `${plainName(requester)} hat die Schließung von ${plainName(tenantName)} zurückgenommen. Es wurde nichts gelöscht.`,
      ],
      action: { label: 'Lernspur öffnen', link: link('/') },
      after: ['Sie können wieder arbeiten wie zuvor.'],
    }),
    en: ({ tenantName, requester }, { link, name }) => ({
      subject: `${plainName(tenantName)} stays open`,
      greeting: hello(name),
      before: [`${plainName(requester)} has undone the closing of ${plainName(tenantName)}. Nothing was deleted.`],
      action: { label: 'Open Lernspur', link: link('/') },
      after: ['You can work as before.'],
    }),
  },
  schoolClosed: {
    de: ({ tenantName, closedAt, counts }, { name }) => ({
      subject: `${plainName(tenantName)} ist gelöscht`,
      greeting: hallo(name),
      before: [
        `${plainName(tenantName)} wurde am ${instants.de.format(new Date(closedAt))} Uhr mit allen Daten und Dateien gelöscht. Gelöscht wurden:`,
        ...linesOf(german, counts),
      ],
      after: ['Diese E-Mail ist der Nachweis darüber. Heben Sie sie auf, wenn Sie ihn brauchen.'],
    }),
    en: ({ tenantName, closedAt, counts }, { name }) => ({
      subject: `${plainName(tenantName)} is deleted`,
      greeting: hello(name),
      before: [
        `${plainName(tenantName)} was deleted with all its data and files on ${instants.en.format(new Date(closedAt))}. Deleted were:`,
        ...linesOf(english, counts),
      ],
      after: ['This e-mail is the receipt. Keep it if you need one.'],
    }),
  },
}
