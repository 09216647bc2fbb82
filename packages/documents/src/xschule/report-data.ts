import { blockOf, isEntryBlock } from '@lernspur/contracts/official-form/form-content'
import { fillWording } from '@lernspur/contracts/official-form/wording'
import { listedDomains } from '@lernspur/contracts/teacher/report-print/visible-rows'
import { entryWords, factsForForm } from '../report/form-values'
import type {
  ReportCompetenceRow,
  ReportDocumentProps,
  ReportDomainBlock,
  ReportSubjectBlock,
} from '../report-document'
import { dayOfInstant } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'
import {
  classRemark,
  coded,
  generalRemark,
  german,
  gradeOf,
  halfOf,
  halfYear,
  kindOf,
  socialBehaviour,
  workBehaviour,
} from './codes'
import { element, optional, writeXml, type XmlNode } from './xml-element'

/**
 * Single characters that every authority's program must be able to write (DIN 91379, normative letters and signs).
 * Letters that need a combining mark are left out; names with such letters are written differently.
 */
const common =
  /^[\t\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u017e\u0187\u0188\u018f\u0197\u01a0\u01a1\u01af\u01b0\u01b7\u01cd-\u01dc\u01de\u01df\u01e2-\u01f0\u01f4\u01f5\u01f8-\u01ff\u0212\u0213\u0218-\u021b\u021e\u021f\u0227-\u0233\u0259\u0268\u0292\u02b9\u02ba\u02be\u02bf\u02c8\u02cc\u1e02\u1e03\u1e06\u1e07\u1e0a-\u1e11\u1e17\u1e1c-\u1e2b\u1e2f-\u1e37\u1e3a\u1e3b\u1e40-\u1e49\u1e52-\u1e5b\u1e5e-\u1e63\u1e6a-\u1e6f\u1e80-\u1e87\u1e8c-\u1e97\u1e9e\u1ea0-\u1ef9\u2019\u2021\u20ac]*$/u

/** Whether a text has such characters only. */
const isCommonLatin = (text: string): boolean => common.test(text.normalize('NFC'))

/** The common characters of a text, without all others. */
const commonLatin = (text: string): string =>
  [...text.normalize('NFC')]
    .filter((sign) => common.test(sign))
    .join('')
    .trim()

/** Attribution that the licence of the form requires. */
const attribution =
  'Form: XSchule 1.2 (https://xschule.digital), ]init[ AG im Auftrag des Landes Sachsen-Anhalt, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)'

const namespaces = [
  'xmlns:xsc="http://xschule.digital/def/xschule/1.2/xsd"',
  'xmlns:xbd="http://xbildung.de/def/xbildung/1.2/xsd"',
].join(' ')

/** A name; if it has letters beyond the common ones, also all of it in UTF-8. */
const nameOf = (name: string, text: string): XmlNode => {
  if (isCommonLatin(text)) return element(name, [element('xsc:name', text.normalize('NFC'))])
  const alternative = element('xsc:alternativeRepraesentation', [
    element('xsc:repraesentation', Buffer.from(text, 'utf8').toString('base64')),
    element('xsc:hinweis', 'Vollständiger Name in UTF-8'),
  ])
  return element(name, [optional('xsc:name', commonLatin(text)), alternative])
}

const generalOf = ({ period, schoolClass, schoolYear }: ReportDocumentProps, day: string): XmlNode =>
  element('xsc:allgemeineAngaben', [
    coded('xsc:artDesZeugnisses', kindOf(period.semester)),
    optional('xsc:klasse', schoolClass.name),
    period.semester === null ? null : element('xsc:nachweisperiode', [coded('xsc:code', halfYear)]),
    element('xsc:nachweiszeitraum', [
      element('xsc:beginn', period.start),
      element('xsc:ende', period.end),
      optional('xsc:zusatz', schoolYear === null ? null : commonLatin(schoolYear)),
    ]),
    element('xsc:erwerb', [element('xsc:datum', day)]),
  ])

/** Where the child was born, as its form says it. */
const birthPlaceOf = (form: ReportDocumentProps['officialForm']): XmlNode[] =>
  form && commonLatin(form.birthPlace) !== ''
    ? [element('xsc:geburtsort', [element('xsc:ort', commonLatin(form.birthPlace))])]
    : []

const studentOf = ({ student, birthDate, officialForm }: ReportDocumentProps): XmlNode =>
  element('xsc:schueler', [
    element('xsc:nameNatuerlichePerson', [
      nameOf('xsc:familienname', student.lastName),
      nameOf('xsc:vorname', student.firstName),
    ]),
    birthDate
      ? element('xsc:geburt', [
          element('xsc:datum', [element('xbd:jahrMonatTag', birthDate)]),
          ...birthPlaceOf(officialForm),
        ])
      : null,
  ])

/** Days of absence; the form counts the excused ones among them, the page the unexcused. */
const absencesOf = ({ absences, officialForm }: ReportDocumentProps): XmlNode => {
  if (!absences) return null
  const unit = officialForm ? (blockOf(officialForm.blocks, 'absences')?.unit ?? 'days') : 'days'
  // The form knows days and lessons: half days are written as halves of days.
  const [name, share] =
    unit === 'lessons' ? (['stunden', 1] as const) : (['tage', unit === 'halfDays' ? 0.5 : 1] as const)
  const { days, unexcused } = absences
  return element('xsc:fehlzeiten', [
    element(`xsc:${name}Gesamt`, `${days * share}`),
    unexcused === null ? null : element(`xsc:${name}Entschuldigt`, `${(days - unexcused) * share}`),
  ])
}

const remarkOf = (kind: string, text = ''): XmlNode =>
  text.trim() === ''
    ? null
    : element('xsc:bemerkung', [coded('xsc:art', kind), element('xsc:beschreibung', text.trim())])

const kindOfEntry = { workBehaviour, socialBehaviour } as const

/** What was entered in an official form, as remarks in its order; each names what it is about (rule form.6). */
const entriesOf = (report: ReportDocumentProps): XmlNode[] => {
  const { officialForm } = report
  if (!officialForm) return []
  const facts = factsForForm(report)
  return officialForm.blocks.flatMap((one) => {
    if (one.kind === 'conference')
      return officialForm.conferenceDate ? [remarkOf(classRemark, `${one.label} ${officialForm.conferenceDate}`)] : []
    if (!isEntryBlock(one)) return []
    const words = entryWords(officialForm, one, facts).join(' ')
    const kind = one.kind === 'workBehaviour' || one.kind === 'socialBehaviour' ? kindOfEntry[one.kind] : classRemark
    return words === '' ? [] : [remarkOf(kind, `${fillWording(one.label, facts)}: ${words}`)]
  })
}

/** The scale, for whoever reads a level: its words, its best and its lowest level. */
const scaleOf = ({ scale }: ReportDocumentProps): XmlNode => {
  const [lowest] = scale
  const best = scale.at(-1)
  if (!lowest || !best) return null
  return element('xbd:bewertungsschemaNote', [
    element('xbd:beschreibung', scale.map(({ level, label }) => `${level}: ${label}`).join('; ')),
    element('xbd:besteBewertung', `${best.level}`),
    element('xbd:schlechtesteBewertung', `${lowest.level}`),
  ])
}

/** A competence is an assessment in its course; its domain is written before it, because a course has no parts. */
const assessmentOf = (domain: ReportDomainBlock, row: ReportCompetenceRow, scale: XmlNode): XmlNode => {
  const isSeen = row.level !== null
  const heading = domain.symbol ? `${domain.symbol} ${domain.name}` : domain.name
  return element('xsc:note', [
    isSeen ? element('xbd:note', `${row.level}`) : null,
    optional('xbd:wortbezeichnung', isSeen ? row.levelLabel : reportTexts('de').notObserved),
    isSeen ? scale : null,
    element('xbd:beschreibung', `${heading}: ${row.description}`),
  ])
}

/** The grade of a course as its first assessment, with the grades that there are (rule form.7). */
const gradeOfCourse = ({ officialForm }: ReportDocumentProps, grade: ReportSubjectBlock['grade']): XmlNode[] => {
  const grades = officialForm ? (blockOf(officialForm.blocks, 'subjects')?.grades ?? []) : []
  const [best] = grades
  const lowest = grades.at(-1)
  if (!grade || !best || !lowest) return []
  const schema = element('xbd:bewertungsschemaNote', [
    element('xbd:beschreibung', grades.map((one) => [one.grade, one.meaning].filter(Boolean).join(': ')).join('; ')),
    element('xbd:besteBewertung', best.grade),
    element('xbd:schlechtesteBewertung', lowest.grade),
  ])
  return [
    element('xsc:note', [
      element('xbd:note', grade.grade),
      optional('xbd:wortbezeichnung', grade.meaning),
      schema,
      element('xbd:beschreibung', 'Note'),
    ]),
  ]
}

const courseOf = (report: ReportDocumentProps, { name, comment, domains, grade }: ReportSubjectBlock): XmlNode => {
  const scale = scaleOf(report)
  return element('xsc:kurs', [
    element('xsc:bezeichnung', name),
    optional('xsc:beschreibung', comment),
    coded('xsc:jahrgangsstufe', gradeOf(report.schoolClass.level)),
    coded('xsc:halbjahr', halfOf(report.period.semester)),
    ...gradeOfCourse(report, grade),
    ...listedDomains(report, domains).flatMap((domain) =>
      domain.competences.map((row) => assessmentOf(domain, row, scale)),
    ),
  ])
}

/**
 * What a completed report says as XSchule 1.2, `schueler.zeugnis.0003` (rule signature.2). `nonce` keeps the digest of
 * the data from revealing them. The same report and nonce give the same text, whatever language it is printed in.
 * Throws a RangeError for a draft.
 */
export const reportData = (report: ReportDocumentProps, nonce: string): string => {
  const { completedAt, school, subjects, comment } = report
  if (completedAt === null) throw new RangeError('A draft has no data to hand out.')
  const day = report.officialForm?.issueDate ?? dayOfInstant(completedAt)
  const parts = [
    element('xbd:titel', report.reportName),
    element('xbd:ausstellung', [element('xbd:datum', day)]),
    coded('xbd:sprache', german),
    element('xbd:nonce', nonce),
    generalOf(report, day),
    studentOf(report),
    element('xsc:schule', [element('xsc:name', [element('xsc:name', commonLatin(school.name))])]),
    absencesOf(report),
    subjects.length === 0
      ? null
      : element(
          'xsc:leistungen',
          subjects.map((subject) => courseOf(report, subject)),
        ),
    remarkOf(generalRemark, comment),
    remarkOf(classRemark, report.classRemark),
    ...entriesOf(report),
  ]
  const body = parts.map((part) => writeXml(part, 1)).join('')
  const root = 'xsc:schueler.zeugnis.0003'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${attribution} -->\n<${root} ${namespaces}>\n${body}</${root}>\n`
}
