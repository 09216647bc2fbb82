import { afterAll, expect, test } from 'bun:test'
import { builtinPicturePath } from '@lernspur/contracts/level-picture'
import { reportSigners } from '@lernspur/contracts/tenant.contract'
import { level3 } from '@lernspur/demo-school/curriculum/curricula'
import { renderClass } from '@lernspur/documents/render-class'
import { closeReportWorker, renderReport } from '@lernspur/documents/render-report'
import type { ReportDocumentProps } from '@lernspur/documents/report-document'

afterAll(closeReportWorker)

const labels = ['Beginnt gerade', 'Mit Unterstützung', 'Überwiegend sicher', 'Sicher']
const remark =
  'Mia liest mit Freude und inzwischen flüssig; sie wählt auch umfangreiche Bücher aus der Klassenbücherei und kann spannend davon erzählen. Beim Überarbeiten eigener Texte helfen ihr die Tipps an der Wand. Wörter mit ä und äu sowie die Großschreibung übt sie weiterhin täglich einige Minuten.'

/** The demo's third year with a remark in each subject, as a class teacher hands it out. */
const reportOf = (changes: Partial<ReportDocumentProps> = {}): ReportDocumentProps => {
  const scale = labels.map((label, index) => ({
    level: index + 1,
    label,
    picturePath: builtinPicturePath('smileys', index + 1, labels.length),
  }))
  return {
    language: 'de',
    signers: reportSigners,
    school: { name: 'Grundschule am Lindenhain', slogan: 'Gemeinsam wachsen' },
    reportName: 'Lernentwicklungsbericht, 1. Halbjahr',
    student: { firstName: 'Mia Sophie', lastName: 'Şahin' },
    schoolClass: { name: '3a', nickname: 'Die Füchse' },
    schoolYear: '2026/27',
    period: { start: '2026-08-01', end: '2027-01-31', semester: 'first' },
    subjects: level3.subjects.map(({ name, abbreviation, color, domains }, at) => ({
      name,
      abbreviation,
      color,
      comment: remark,
      status: 'completed',
      domains: domains.map((domain) => ({
        ...domain,
        competences: domain.competences.map((description, index) => {
          const level = (at + index) % 6 === 5 ? null : 1 + ((at + index) % labels.length)
          const own = scale.find((one) => one.level === level)
          const { label = null, picturePath = null } = own ?? {}
          return { description, level, levelLabel: label, picturePath, overwritten: false }
        }),
      })),
    })),
    scale,
    comment: `${remark} ${remark}`,
    completedAt: '2027-01-28T14:05:00Z',
    printedOn: '2027-01-29',
    ...changes,
  }
}

/** Pages of a file, whose objects are written without compression. */
const pagesOf = (bytes: Uint8Array): number =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0

test('the compact form has three pages at most for 8 subjects of 111 competences with remarks', async () => {
  const competences = level3.subjects.flatMap(({ domains }) => domains.flatMap((domain) => domain.competences))
  expect([level3.subjects.length, competences.length]).toEqual([8, 111])
  const pages = pagesOf(await renderReport(reportOf({ form: 'compact' })))
  expect([2, 3]).toContain(pages)
}, 120_000)

test('the standard form has five pages at most for them with remarks, and four without', async () => {
  const report = reportOf()
  const bare = reportOf({ comment: '', subjects: report.subjects.map((subject) => ({ ...subject, comment: '' })) })
  expect(pagesOf(await renderReport(bare))).toBeLessThanOrEqual(4)
  expect(pagesOf(await renderReport(report))).toBeLessThanOrEqual(5)
}, 120_000)

test('the observation sheet of each subject has a class of 24 on one page', async () => {
  const students = Array.from({ length: 24 }, (_, index) => ({
    firstName: index === 5 ? 'Maximiliane-Charlotte' : 'Amira',
    lastName: index === 5 ? 'Freifrau von Hohenstein-Wittgenstein' : 'Haddad',
  }))
  for (const { name, domains } of level3.subjects) {
    const sheet = await renderClass({
      kind: 'observation-sheet',
      language: 'de',
      school: { name: 'Grundschule am Lindenhain', slogan: null },
      schoolClass: { name: '3a', nickname: 'Die Füchse' },
      subject: name,
      domains,
      students,
      order: 'lastName',
      printedOn: '2026-11-22',
    })
    expect([name, pagesOf(sheet)]).toEqual([name, 1])
  }
}, 120_000)
