import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AddedCategory } from '@lernspur/contracts/processing/added-data'
import { browserStorage } from '@lernspur/contracts/processing/browser-storage'
import { staffData, studentData } from '@lernspur/contracts/processing/personal-data'
import { retentionPeriods } from '@lernspur/contracts/retention-periods'
import { languages } from '@lernspur/contracts/wire/error-catalogue'
import { root } from '../install/install-packages'
import { installationFacts } from './installation-facts'
import { makePapers } from './make-papers'
import { noticeTexts, spanInWords } from './notice-texts'
import { measures } from './paper-texts'

const production = {
  LERNSPUR_MODE: 'production',
  LERNSPUR_PUBLIC_URL: 'https://lernspur.example',
  LERNSPUR_OPERATOR_NAME: 'Schulamt Nord',
  LERNSPUR_BACKUP_DAYS: '14',
  LERNSPUR_SMTP_URL: 'smtps://post:secret@mail.example:465',
  LERNSPUR_SENTRY_DSN: 'https://key@sentry.example/1',
  LERNSPUR_OIDC: JSON.stringify([
    { id: 'a', name: 'A', issuer: 'https://id.schule.example', clientId: 'b', clientSecret: 'c' },
  ]),
}

const papersOf = (
  env: Readonly<Record<string, string>>,
  language: 'de' | 'en' = 'de',
  added: readonly AddedCategory[] = [],
) => {
  const [record = '', measuresPaper = '', erasure = ''] = makePapers({
    facts: installationFacts(env),
    added,
    language,
    day: '2026-11-28',
    version: '0.2.0',
  }).map(({ text }) => text)
  return { record, measures: measuresPaper, erasure, all: record + measuresPaper + erasure }
}

test.each(languages)('in %s, every category, table, period and store is in the papers', (language) => {
  const { record, erasure } = papersOf(production, language)
  const notice = noticeTexts(language)
  for (const [id, tables] of Object.entries({ ...studentData, ...staffData })) {
    const { name } = { ...notice.student, ...notice.staff }[id as keyof typeof studentData]
    expect(record).toContain(`| ${name} |`)
    for (const table of tables) expect(record).toContain(`\`${table}\``)
  }
  for (const tables of Object.values(studentData)) for (const table of tables) expect(erasure).toContain(`\`${table}\``)
  for (const [id, span] of Object.entries(retentionPeriods)) {
    const words = spanInWords(notice, id === 'backup' ? { count: 14, unit: 'days' } : span)
    expect(erasure).toContain(`| ${notice.periods[id as keyof typeof retentionPeriods]} | ${words} |`)
  }
  for (const { name } of Object.values(browserStorage)) expect(erasure).toContain(name)
})

test.each(languages)('in %s, what services of further teams store is in the papers, in their own words', (language) => {
  const rides = {
    service: 'bus-ride',
    name: { de: 'Busfahrten', en: 'Bus rides' },
    text: { de: 'Haltestelle und Tage', en: 'Stop and days' },
  }
  const added = [
    { ...rides, about: 'students' as const, tables: ['bus_ride'] },
    { ...rides, about: 'staff' as const, tables: ['bus_driver'] },
  ]
  const { record, erasure } = papersOf(production, language, added)
  const [name, text] = [rides.name[language], rides.text[language]]
  for (const table of ['bus_ride', 'bus_driver']) expect(record).toContain(`| ${name} | ${text} | \`${table}\` |`)
  expect(erasure).toContain(`| ${name} | \`bus_ride\` |`)
  expect(erasure).not.toContain('bus_driver')
})

test('recipients and measures are those of the settings, and secrets are not among them', () => {
  const { record, measures: measuresText, all } = papersOf(production)
  for (const host of ['mail.example', 'sentry.example', 'id.schule.example']) expect(record).toContain(host)
  expect(measuresText).toContain('Sicherungskopien sind nicht verschlüsselt')
  expect(all).not.toContain('secret')
  expect(papersOf({ LERNSPUR_MODE: 'production' }).record).not.toContain('Mailserver |')
})

test('a Swiss operator reads of Swiss law', () => {
  const { record, measures: measuresText } = papersOf({ ...production, LERNSPUR_OPERATOR_COUNTRY: 'CH' })
  expect(record + measuresText).toContain('revDSG')
  expect(record + measuresText).not.toContain('DSGVO')
  expect(papersOf(production).record).toContain('Art. 30 DSGVO')
})

test('what shows a measure exists', () => {
  for (const { evidence } of Object.values(measures))
    for (const path of evidence) expect([path, existsSync(join(root, path))]).toEqual([path, true])
})
