import type { AddedCategory } from '@lernspur/contracts/processing/added-data'
import { browserStorage, browserStorageItems } from '@lernspur/contracts/processing/browser-storage'
import {
  staffData,
  staffDataCategories,
  studentData,
  studentDataCategories,
} from '@lernspur/contracts/processing/personal-data'
import { type RetentionPeriod, retentionPeriods } from '@lernspur/contracts/retention-periods'
import { deletionDays, retentionKinds } from '@lernspur/contracts/school-admin/data-protection/retention.contract'
import { closingDays } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { InstallationFacts } from './installation-facts'
import { markdownList, markdownPage, markdownTable, names } from './markdown'
import { filled, noticeTexts, spanInWords, untilInWords } from './notice-texts'
import { type Measure, type MeasureGroup, measures, type PaperTexts } from './paper-texts'
import { english } from './texts/english'
import { german } from './texts/german'

interface PaperInput {
  readonly facts: InstallationFacts
  /** What services that teams have added store of people. */
  readonly added: readonly AddedCategory[]
  readonly language: Language
  /** `2026-11-28`. */
  readonly day: string
  readonly version: string
}

interface Paper {
  readonly fileName: string
  readonly text: string
}

const textsOf = (language: Language): PaperTexts => (language === 'en' ? english : german)

const isSwiss = ({ facts }: PaperInput): boolean => facts.operator.country === 'CH'

const operatorLines = ({ facts: { operator, publicUrl }, language }: PaperInput): string => {
  const { fields, missing } = textsOf(language)
  const line = (name: string, value: string | null) => `${name}: ${value || missing}`
  return markdownList([
    line(fields.name, operator.name),
    line(fields.address, operator.addressLines.join(', ')),
    line(fields.representative, operator.representative),
    line(fields.contact, operator.email),
    line(fields.phone, operator.phone),
    line(fields.privacyContact, operator.privacyContact),
    line(fields.installation, publicUrl),
  ])
}

const recipientRows = ({ facts, language }: PaperInput): string[][] => {
  const { recipients, ownServer } = textsOf(language)
  const row = (kind: keyof PaperTexts['recipients'], where: string | undefined) =>
    where === undefined ? [] : [[...recipients[kind], where]]
  return [
    ...row('inside', ''),
    ...row('provider', ''),
    ...row('mail', facts.mailHost),
    ...row('files', facts.filesHost ?? ownServer),
    ...row('database', facts.databaseHost ?? ownServer),
    ...row('reporting', facts.reportingHost),
    ...facts.identityProviders.flatMap((host) => row('identityProvider', host)),
  ]
}

/** Rows of the categories that services of other teams have about these people. */
const addedRows = ({ added, language }: PaperInput, people: AddedCategory['about']): string[][] =>
  added
    .filter(({ about }) => about === people)
    .map(({ name, text, tables }) => [name[language], text[language], names(tables)])

/** Record of processing activities. */
const record = (input: PaperInput): string => {
  const { language, day, version } = input
  const { record: texts, operator, made } = textsOf(language)
  const notice = noticeTexts(language)
  return markdownPage([
    `# ${texts.title}`,
    made(day, version),
    isSwiss(input) ? texts.swiss : texts.european,
    `## ${operator}`,
    operatorLines(input),
    `## ${texts.onBehalf}`,
    texts.onBehalfText,
    texts.purposes,
    texts.basis,
    `## ${texts.students}`,
    markdownTable(texts.columns, [
      ...studentDataCategories.map((id) => [notice.student[id].name, notice.student[id].text, names(studentData[id])]),
      ...addedRows(input, 'students'),
    ]),
    `## ${texts.parents}`,
    texts.parentsText,
    `## ${texts.staff}`,
    markdownTable(texts.columns, [
      ...staffDataCategories.map((id) => [notice.staff[id].name, notice.staff[id].text, names(staffData[id])]),
      ...addedRows(input, 'staff'),
    ]),
    `## ${texts.recipients}`,
    markdownTable(texts.recipientColumns, recipientRows(input)),
    `## ${texts.thirdCountry}`,
    texts.thirdCountryText,
    texts.periods,
    texts.measures,
  ])
}

/** Technical and organisational measures. */
const measuresPaper = (input: PaperInput): string => {
  const { facts, language, day, version } = input
  const { measures: texts, measure, measureGroups, settings, made } = textsOf(language)
  const known = Object.entries(measures) as [Measure, (typeof measures)[Measure]][]
  return markdownPage([
    `# ${texts.title}`,
    made(day, version),
    isSwiss(input) ? texts.swiss : texts.european,
    texts.evidence,
    ...(Object.keys(measureGroups) as MeasureGroup[]).flatMap((group) => [
      `## ${measureGroups[group]}`,
      markdownTable(
        texts.columns,
        known.flatMap(([id, one]) => (one.group === group ? [[measure[id], names(one.evidence)]] : [])),
      ),
    ]),
    `## ${settings.title}`,
    markdownList([
      settings.https(facts.publicUrl.startsWith('https:')),
      settings.listen(facts.listens),
      settings.backupKey(facts.hasBackupKey),
      settings.reporting(facts.reportingHost),
    ]),
    `## ${texts.yours}`,
    markdownList(texts.yoursText),
  ])
}

/** The erasure concept. */
const erasure = (input: PaperInput): string => {
  const { facts, language, day, version } = input
  const { erasure: texts, made } = textsOf(language)
  const notice = noticeTexts(language)
  const periods = Object.keys(retentionPeriods) as RetentionPeriod[]
  return markdownPage([
    `# ${texts.title}`,
    made(day, version),
    texts.intro,
    `## ${texts.itself}`,
    markdownTable(
      texts.columns,
      periods.map((id) => [
        notice.periods[id],
        spanInWords(notice, id === 'backup' ? { count: facts.backupDays, unit: 'days' } : retentionPeriods[id]),
      ]),
    ),
    `## ${texts.device}`,
    markdownTable(
      texts.columns,
      browserStorageItems.map((id) => {
        const { store, name, until } = browserStorage[id]
        return [`${notice.stored[id]}: ${filled(notice.store[store], { name })}`, untilInWords(notice, until)]
      }),
    ),
    `## ${texts.school}`,
    texts.schoolText,
    markdownList(retentionKinds.map((kind) => texts.kinds[kind])),
    `## ${texts.child}`,
    texts.childText(deletionDays),
    markdownTable(texts.categoryColumns, [
      ...studentDataCategories.map((id) => [notice.student[id].name, names(studentData[id])]),
      ...addedRows(input, 'students').map(([name = '', , tables = '']) => [name, tables]),
    ]),
    `## ${texts.closing}`,
    texts.closingText(closingDays),
    `## ${texts.backup}`,
    texts.backupText(facts.backupDays),
    `## ${texts.proof}`,
    texts.proofText,
  ])
}

/** The three papers of an operator in one language. */
export const makePapers = (input: PaperInput): Paper[] => {
  const { files } = textsOf(input.language)
  return [
    { fileName: files.record, text: record(input) },
    { fileName: files.measures, text: measuresPaper(input) },
    { fileName: files.erasure, text: erasure(input) },
  ]
}
