import { listedDomains } from '@lernspur/contracts/teacher/report-print/visible-rows'
import type {
  ReportCompetenceRow,
  ReportDocumentProps,
  ReportDomainBlock,
  ReportSubjectBlock,
} from '../report-document'
import { dayOfInstant } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'
import { classRemark, coded, generalRemark, german, gradeOf, halfOf, halfYear, kindOf } from './codes'
import { commonLatin, isCommonLatin } from './latin-text'
import { element, optional, written, type XmlNode } from './xml-element'

/** Of the form, as its licence asks for. */
const attribution =
  'Form: XSchule 1.2 (https://xschule.digital), ]init[ AG im Auftrag des Landes Sachsen-Anhalt, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)'

const namespaces = [
  'xmlns:xsc="http://xschule.digital/def/xschule/1.2/xsd"',
  'xmlns:xbd="http://xbildung.de/def/xbildung/1.2/xsd"',
].join(' ')

/** A name, and where its letters are not those that authorities write, all of it in UTF-8 beside what remains. */
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

const studentOf = ({ student, birthDate }: ReportDocumentProps): XmlNode =>
  element('xsc:schueler', [
    element('xsc:nameNatuerlichePerson', [
      nameOf('xsc:familienname', student.lastName),
      nameOf('xsc:vorname', student.firstName),
    ]),
    birthDate ? element('xsc:geburt', [element('xsc:datum', [element('xbd:jahrMonatTag', birthDate)])]) : null,
  ])

/** Days of absence; the form counts the excused ones among them, the page the unexcused. */
const absencesOf = ({ absences }: ReportDocumentProps): XmlNode => {
  if (!absences) return null
  const { days, unexcused } = absences
  return element('xsc:fehlzeiten', [
    element('xsc:tageGesamt', `${days}`),
    unexcused === null ? null : element('xsc:tageEntschuldigt', `${days - unexcused}`),
  ])
}

const remarkOf = (kind: string, text = ''): XmlNode =>
  text.trim() === ''
    ? null
    : element('xsc:bemerkung', [coded('xsc:art', kind), element('xsc:beschreibung', text.trim())])

/** The scale, as the one who reads a level needs it: its words, its best and its lowest level. */
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

/** A competence is an assessment in its course; its domain stands before it, since a course knows no parts. */
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

const courseOf = (report: ReportDocumentProps, { name, comment, domains }: ReportSubjectBlock): XmlNode => {
  const scale = scaleOf(report)
  return element('xsc:kurs', [
    element('xsc:bezeichnung', name),
    optional('xsc:beschreibung', comment),
    coded('xsc:jahrgangsstufe', gradeOf(report.schoolClass.level)),
    coded('xsc:halbjahr', halfOf(report.period.semester)),
    ...listedDomains(report, domains).flatMap((domain) =>
      domain.competences.map((row) => assessmentOf(domain, row, scale)),
    ),
  ])
}

/**
 * What a completed report says as XSchule 1.2, `schueler.zeugnis.0003` (rule signature.2). `nonce` makes the digest of
 * the data say nothing about them. The same report and nonce give the same text, whatever language it is printed in.
 * Throws a RangeError for a draft.
 */
export const reportData = (report: ReportDocumentProps, nonce: string): string => {
  const { completedAt, school, subjects, comment } = report
  if (completedAt === null) throw new RangeError('A draft has no data to hand out.')
  const day = dayOfInstant(completedAt)
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
  ]
  const body = parts.map((part) => written(part, 1)).join('')
  const root = 'xsc:schueler.zeugnis.0003'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${attribution} -->\n<${root} ${namespaces}>\n${body}</${root}>\n`
}
