import { renderClass } from '../render-class'
import { renderRecord } from '../render-record'
import { renderReport, renderReports } from '../render-report'
import { renderTalk } from '../render-talk'
import type { ReportDocumentProps } from '../report-document'
import { drawnPicture } from '../sample/drawn-picture'
import { sampleClassList, sampleObservationSheet } from '../sample/sample-class-list'
import { sampleForm } from '../sample/sample-form'
import {
  bareReport,
  detailedReport,
  englishReport,
  fullestReport,
  officialReport,
  sampleReport,
  sampleScale,
  sampleSeal,
} from '../sample/sample-report'

const unobserved = (): ReportDocumentProps => {
  const report = sampleReport()
  const blank = { level: null, levelLabel: null, picturePath: null }
  const subjects = report.subjects.map((subject) => ({
    ...subject,
    domains: subject.domains.map((domain) => ({
      ...domain,
      competences: domain.competences.map((row) => ({ ...row, ...blank })),
    })),
  }))
  return { ...report, subjects }
}

const named = (firstName: string, lastName: string) => () => sampleReport({ student: { firstName, lastName } })

/** As schools upload them: landscape, square, portrait, and one with a transparent background. */
const uploaded = [
  drawnPicture(96, 48, '#c4453c'),
  drawnPicture(64, 64, '#e3b23c'),
  drawnPicture(40, 80, '#4c8c4a'),
  drawnPicture(64, 64, '#2f6fb3', 'clear'),
]
const pictures = (): ReportDocumentProps => {
  const scale = sampleScale().map((level, index) => ({
    ...level,
    picturePath: `uploads/${level.level}`,
    pictureData: uploaded[index] ?? drawnPicture(8, 8, '#111111'),
  }))
  return { ...sampleReport({ scale }), school: { ...sampleReport().school, logo: drawnPicture(300, 90, '#2f6fb3') } }
}
const observedOnly = (): ReportDocumentProps => {
  const report = sampleReport()
  const subjects = report.subjects.map((subject) => ({
    ...subject,
    domains: subject.domains.map((domain) => ({
      ...domain,
      competences: domain.competences.filter(({ level }) => level !== null),
    })),
  }))
  return { ...report, subjects }
}

const reports: Readonly<Record<string, () => ReportDocumentProps>> = {
  standard: () => sampleReport(),
  compact: () => sampleReport({ form: 'compact' }),
  child: () => sampleReport({ form: 'child' }),
  english: englishReport,
  least: bareReport,
  'remarks of 1,000 characters': fullestReport,
  'twelve subjects': () =>
    sampleReport({ subjects: [...sampleReport().subjects, ...sampleReport().subjects].slice(0, 12) }),
  'only what was observed': observedOnly,
  'nothing observed': unobserved,
  'long name': named('Maximiliane '.repeat(8).trim(), 'von und zu Hohenlohe-Langenburg-Schillingsfürst'),
  'name with hyphens': named('Maximiliane-Alexandra-Viktoria-Charlotte', 'Li'),
  'umlauts and sharp s': named('Jörg-Ägidius', 'Weißmüller'),
  'Arabic name': named('محمد أمين', 'الحسيني'),
  'Vietnamese name': named('Trần Thị Ngọc Ánh', 'Nguyễn'),
  'Turkish name': named('İpek Işıl', 'Yıldırım-Çağlayan'),
  'uploaded pictures': pictures,
  'uploaded pictures for the child': () => ({ ...pictures(), form: 'child' }),
  sealed: () => sampleReport({ seal: sampleSeal() }),
  'further fields': () => detailedReport(),
  draft: () => sampleReport({ completedAt: null }),
  'an official form': () => officialReport(sampleForm()),
  'an official form, sealed': () => officialReport(sampleForm(), { seal: sampleSeal() }),
  'an official form as a draft with nothing entered': () => {
    const { officialForm, absences: _, ...report } = officialReport(sampleForm(), { completedAt: null, comment: '' })
    const form = officialForm ?? { blocks: [], birthPlace: '', conferenceDate: null, issueDate: null, entries: [] }
    return {
      ...report,
      officialForm: { ...form, birthPlace: '', conferenceDate: null, issueDate: null, entries: [] },
    }
  },
}

const school = { name: 'Grundschule am Lindenhain', slogan: null }

/** Everything that the product prints, by name. */
export const goldenSamples: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  ...Object.fromEntries(Object.entries(reports).map(([name, report]) => [name, () => renderReport(report())])),
  'a set on both sides': () => renderReports([sampleReport(), bareReport(), sampleReport()], { duplex: true }),
  'class list': () => renderClass(sampleClassList()),
  'observation sheet': () => renderClass(sampleObservationSheet({ order: 'lastName' })),
  'talk sheet': () =>
    renderTalk({
      language: 'de',
      school,
      student: 'Amira Haddad',
      schoolClass: '3a',
      heldOn: '2026-11-23',
      teacher: 'Miriam Falkenberg',
      parts: [
        { part: 'goingWell', text: 'Liest flüssig.\nHilft anderen.' },
        { part: 'practising', text: 'Einmaleins' },
        { part: 'nextStep', text: '' },
        { part: 'agreed', text: '' },
      ],
      printedOn: '2026-11-22',
    }),
  record: () =>
    renderRecord({
      language: 'de',
      school,
      title: 'Auskunft',
      about: 'Mia Sophie Şahin',
      printedOn: '2026-11-22',
      blocks: [
        { kind: 'facts', heading: 'Kind', facts: [{ label: 'Vorname', value: 'Mia Sophie' }] },
        {
          kind: 'table',
          heading: 'Beobachtungen',
          columns: [
            { title: 'Tag', share: 1 },
            { title: 'Notiz', share: 4 },
          ],
          rows: Array.from({ length: 60 }, (_, index) => ['21.11.2026', `Notiz ${index} zum Lesen`]),
          empty: 'Keine Einträge.',
        },
        { kind: 'text', heading: 'Hinweis', text: 'Erste Zeile\nzweite Zeile' },
      ],
    }),
}
