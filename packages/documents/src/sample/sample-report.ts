import { builtinPicturePath, type PictureSet } from '@lernspur/contracts/level-picture'
import { blockOf, type FormBlock, isEntryBlock } from '@lernspur/contracts/official-form/form-content'
import { reportSigners } from '@lernspur/contracts/tenant.contract'
import type { ReportDocumentProps, ReportScaleLevel, ReportSeal, ReportSubjectBlock } from '../report-document'
import { sampleCurriculum } from './sample-curriculum'

const labels = ['Beginnt gerade', 'Mit Unterstützung', 'Überwiegend sicher', 'Sicher']
const englishLabels = ['Just starting', 'With support', 'Mostly secure', 'Secure']

/** Four levels with the pictures of a set. */
export const sampleScale = (set: PictureSet = 'smileys', words = labels): ReportScaleLevel[] =>
  words.map((label, index) => ({
    level: index + 1,
    label,
    picturePath: builtinPicturePath(set, index + 1, words.length),
  }))

/** Levels that vary from row to row, but not by chance; every seventh competence has none. */
const levelAt = (index: number): number | null => (index % 7 === 5 ? null : 1 + ((index * 5 + (index >> 2)) % 4))

/** The subjects of the curriculum with levels of `scale`. */
const sampleSubjects = (scale: readonly ReportScaleLevel[]): ReportSubjectBlock[] => {
  let index = 0
  return sampleCurriculum.map((subject) => ({
    ...subject,
    status: 'completed',
    domains: subject.domains.map((domain) => ({
      ...domain,
      competences: domain.competences.map((description) => {
        index += 1
        const level = levelAt(index)
        const own = scale.find((step) => step.level === level)
        return {
          description,
          level,
          levelLabel: own?.label ?? null,
          picturePath: own?.picturePath ?? null,
          overwritten: index % 11 === 0,
        }
      }),
    })),
  }))
}

const generalComment = `Mia ist ein fröhliches und hilfsbereites Kind, das sich in der Klassengemeinschaft sichtlich wohlfühlt. Sie kommt morgens ausgeschlafen und neugierig in die Schule, grüßt freundlich und findet schnell in die Arbeit. Absprachen hält sie zuverlässig ein; Streit löst sie meist selbstständig und sucht dabei das Gespräch.
Im Unterricht beteiligt sich Mia regelmäßig und stellt kluge Fragen. Längere Aufgaben gelingen ihr, wenn sie sich die Schritte vorher aufschreibt. Für das zweite Halbjahr nehmen wir uns vor, Übungsaufgaben vollständig zu kontrollieren und die Schrift auch dann leserlich zu halten, wenn es schnell gehen soll. Weiter so, liebe Mia!`

/** A complete German report as a class teacher would hand it out; each call gives new data. */
export const sampleReport = (changes: Partial<ReportDocumentProps> = {}): ReportDocumentProps => {
  const scale = changes.scale ?? sampleScale()
  return {
    language: 'de',
    signers: reportSigners,
    school: { name: 'Grundschule am Lindenhain', slogan: 'Gemeinsam wachsen, jedes Kind auf seinem Weg' },
    reportName: 'Lernentwicklungsbericht, 1. Halbjahr',
    student: { firstName: 'Mia Sophie', lastName: 'Şahin' },
    schoolClass: { name: '3a', nickname: 'Die Füchse' },
    schoolYear: '2026/27',
    period: { start: '2026-08-01', end: '2027-01-31', semester: 'first' },
    subjects: sampleSubjects(scale),
    scale,
    comment: generalComment,
    completedAt: '2027-01-28T14:05:00Z',
    printedOn: '2027-01-29',
    ...changes,
  }
}

/** A seal as long as that of a school with a long name. */
export const sampleSeal = (): ReportSeal => ({
  address: `https://lernspur.example/verify#${'aZ9_'.repeat(61)}`,
  page: 'lernspur.example/verify',
  mark: `v1.${'aZ9_'.repeat(61)}.${'A'.repeat(86)}`,
  data: '<?xml version="1.0" encoding="UTF-8"?>\n<report>Größe &amp; Maß</report>\n',
})

/** The same report in English. */
export const englishReport = (): ReportDocumentProps =>
  sampleReport({ language: 'en', reportName: 'Progress report', scale: sampleScale('stars', englishLabels) })

/** With every further field that a Land may ask for. */
export const detailedReport = (changes: Partial<ReportDocumentProps> = {}): ReportDocumentProps =>
  sampleReport({
    birthDate: '2017-05-09',
    absences: { days: 7, unexcused: 1 },
    classRemark: 'Nahm an der Garten-AG teil.',
    ...changes,
  })

/** Any official form with everything that its blocks ask for. */
export const officialReport = (
  blocks: readonly FormBlock[],
  changes: Partial<ReportDocumentProps> = {},
): ReportDocumentProps => {
  const subjects = blockOf(blocks, 'subjects')
  const grades = subjects?.grades ?? []
  const report = detailedReport({ schoolClass: { name: '3a', nickname: 'Die Füchse', level: 3 }, ...changes })
  const gradeAt = (index: number) => {
    const grade = grades[index % 3]
    return grade ? { grade: grade.grade, meaning: grade.meaning } : null
  }
  const { classRemark: _, ...own } = report
  // What the instruction on appeals belongs to is decided, so that it is seen.
  const decisions = blockOf(blocks, 'appeal')?.decisions ?? []
  return {
    ...own,
    form: subjects?.rows ?? 'standard',
    subjects: report.subjects.map((subject, index) => ({
      ...subject,
      ...(grades.length > 0 && { grade: index === report.subjects.length - 1 ? null : gradeAt(index) }),
    })),
    officialForm: {
      blocks,
      birthPlace: 'Göttingen',
      conferenceDate: '2027-01-22',
      issueDate: '2027-01-29',
      entries: blocks.filter(isEntryBlock).map(({ key, options, hasText }, index) => ({
        key,
        choice:
          options.find((option) => decisions.includes(option)) ?? options[index % Math.max(options.length, 1)] ?? null,
        text: hasText ? 'Mia arbeitet ausdauernd und hilft anderen, wenn sie fertig ist.' : '',
      })),
    },
  }
}

/** The least a report can hold. */
export const bareReport = (): ReportDocumentProps =>
  sampleReport({
    signers: reportSigners,
    school: { name: 'Schule', slogan: null },
    reportName: 'Bericht',
    student: { firstName: 'Bo', lastName: 'Li' },
    schoolClass: { name: '1', nickname: null },
    schoolYear: null,
    period: { start: '2026-08-01', end: '2026-08-31', semester: null },
    subjects: [],
    scale: [],
    comment: '',
    completedAt: null,
  })

const thousand = (text: string): string =>
  text
    .repeat(Math.ceil(1000 / text.length))
    .slice(0, 1000)
    .trim()
const longComment = thousand(
  'Während des Halbjahres übte Mia täglich; Sprachverständnis, Rechtschreibung und Übungseifer wuchsen gleichermaßen. ',
)

/** As large as real reports get: eight subjects with fourteen competences each and comments at their limit. */
export const fullestReport = (): ReportDocumentProps => {
  const scale = sampleScale('bars')
  const shape = sampleSubjects(scale)[0]
  const colours = ['#c4453c', '#2f6fb3', '#4c8c4a', '#e3b23c', '#8a5aa8', '#5d6b78', '#ffff66', '#111111']
  const subjects = colours.map((color, index) => ({
    name: `Fach Nummer ${index + 1}`,
    abbreviation: `F${index + 1}`,
    color,
    status: 'completed' as const,
    comment: longComment,
    domains: shape?.domains ?? [],
  }))
  return sampleReport({ scale, subjects, comment: longComment })
}

const childNames =
  'Ada Bo Cem Dilan Emre Fynn Greta Hanna Ilja Jule Kemal Lina Mia Noah Ole Pia Quentin Rosa Sami Tom Ulla Vera Willi Yara Zoe'

/** Twenty-five reports of a class: the same competences, other levels, names and comments for each child. */
export const sampleClass = (): ReportDocumentProps[] =>
  childNames.split(' ').map((firstName, child) => {
    const report = sampleReport()
    const named = (text: string) => text.replaceAll('Mia', firstName)
    const subjects = report.subjects.map((subject, index) => ({
      ...subject,
      comment: subject.comment && `${named(subject.comment)} Weiter so, ${firstName}!`,
      domains: subject.domains.map((domain) => ({
        ...domain,
        competences: domain.competences.map((competence, row) => {
          const level = competence.level === null ? null : 1 + ((competence.level + child + index + row) % 4)
          const own = report.scale.find((step) => step.level === level)
          return { ...competence, level, levelLabel: own?.label ?? null, picturePath: own?.picturePath ?? null }
        }),
      })),
    }))
    return { ...report, student: { firstName, lastName: 'Şahin' }, comment: named(report.comment), subjects }
  })
