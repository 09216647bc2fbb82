import type {
  CompletedReportsChoice,
  ErasureKind,
  ErasureReason,
} from '@lernspur/contracts/school-admin/student-erasure.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'

interface ReceiptTexts {
  readonly title: string
  readonly act: string
  readonly school: string
  readonly student: string
  readonly reason: string
  readonly reasons: Readonly<Record<ErasureReason, string>>
  /** The first reason at a Swiss school (rule processing.2). */
  readonly swissRequest: string
  readonly requestedBy: string
  readonly requestedAt: string
  readonly carriedOutAt: string
  readonly completedReports: string
  readonly choices: Readonly<Record<CompletedReportsChoice, string>>
  readonly lastBackup: string
  readonly removed: string
  readonly counts: Readonly<Record<ErasureKind, string>>
  readonly signature: string
  readonly key: string
  readonly mark: string
  readonly check: (address: string) => string
}

const german: ReceiptTexts = {
  title: 'Löschnachweis',
  act: 'Löschung',
  school: 'Schule',
  student: 'Kennung des Kindes',
  reason: 'Grund',
  reasons: {
    request: 'Antrag der Erziehungsberechtigten (Art. 17 DSGVO)',
    retention: 'Aufbewahrungsfrist abgelaufen',
    mistake: 'irrtümlich angelegt',
    other: 'anderer Grund',
  },
  swissRequest: 'Antrag der Erziehungsberechtigten (Datenschutzgesetz des Kantons, sonst Art. 32 revDSG)',
  requestedBy: 'Beantragt von',
  requestedAt: 'Beantragt am',
  carriedOutAt: 'Gelöscht am',
  completedReports: 'Abgeschlossene Berichte',
  choices: { keep: 'bleiben als Schulakte', erase: 'gelöscht' },
  lastBackup: 'Letzte Sicherungskopie gelöscht am',
  removed: 'Was gelöscht wurde',
  counts: {
    observations: 'Beobachtungen',
    legacyObservations: 'Beobachtungen der ersten Fassung',
    talkSheets: 'Gesprächsblätter',
    reports: 'Berichte',
    keptReports: 'Berichte, die als Schulakte bleiben',
    classRelations: 'Zuordnungen zu Klassen',
    subjectRelations: 'Zuordnungen zu Fächern',
    pictures: 'Bilder',
    auditEntries: 'Einträge im Protokoll, ohne Bezug zum Kind behalten',
    notifications: 'Mitteilungen',
    storedAnswers: 'zwischengespeicherte Antworten',
    mails: 'E-Mails, aus denen der Bezug entfernt wurde',
  },
  signature: 'Signatur',
  key: 'Schlüssel (Ed25519)',
  mark: 'Signatur',
  check: (address) =>
    `Die JSON-Datei zu diesem Nachweis enthält die ganze Signatur (JSON Web Signature). Zum Prüfen dient der öffentliche Schlüssel unter ${address}.`,
}

const english: ReceiptTexts = {
  title: 'Erasure receipt',
  act: 'Erasure',
  school: 'School',
  student: "Child's identifier",
  reason: 'Reason',
  reasons: {
    request: 'Request of the parents or guardians (Art. 17 GDPR)',
    retention: 'Retention period over',
    mistake: 'Created by mistake',
    other: 'Another reason',
  },
  swissRequest: 'Request of the parents or guardians (data protection law of the canton, else Art. 32 revFADP)',
  requestedBy: 'Requested by',
  requestedAt: 'Requested on',
  carriedOutAt: 'Erased on',
  completedReports: 'Completed reports',
  choices: { keep: 'stay as school record', erase: 'erased' },
  lastBackup: 'Last backup copy deleted on',
  removed: 'What was erased',
  counts: {
    observations: 'Observations',
    legacyObservations: 'Observations of the first version',
    talkSheets: 'Sheets of talks',
    reports: 'Reports',
    keptReports: 'Reports that stay as school record',
    classRelations: 'Assignments to classes',
    subjectRelations: 'Assignments to subjects',
    pictures: 'Pictures',
    auditEntries: 'Audit entries, kept without the child',
    notifications: 'Notifications',
    storedAnswers: 'Stored answers',
    mails: 'Mails from which the child was removed',
  },
  signature: 'Signature',
  key: 'Key (Ed25519)',
  mark: 'Signature',
  check: (address) =>
    `The JSON file of this receipt contains the whole signature (JSON Web Signature). The public key to check it is at ${address}.`,
}

/** The words of a receipt. */
export const receiptTexts = (language: Language): ReceiptTexts => (language === 'en' ? english : german)
