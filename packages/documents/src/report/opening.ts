import { showsOpen, speaksAsChild } from '@lernspur/contracts/teacher/report-print/visible-rows'
import { childName } from '../page/file-info'
import { cachePicture, type Marks } from '../page/pictures'
import type { ReportDocumentProps } from '../report-document'
import { block } from '../tagged/block'
import type { Cluster, Piece } from '../tagged/flow'
import type { StructureElement } from '../tagged/structure'
import { dayInWords, instantInWords, periodInWords } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'
import { CorrectionNote, Facts, Letterhead, Title } from './report-head'
import { ScaleLegend } from './scale-legend'

/** Facts below the child's name. */
export const factsOf = ({ language, schoolClass, schoolYear, period, birthDate }: ReportDocumentProps) => {
  const texts = reportTexts(language)
  const { name, nickname } = schoolClass
  const semester = period.semester ? texts.semesters[period.semester] : null
  const year = [schoolYear, semester].filter((part) => part !== null).join(', ')
  return [
    { label: texts.schoolClass, value: nickname ? `${name} ${texts.quote(nickname)}` : name, grow: 5 },
    ...(birthDate ? [{ label: texts.birthDate, value: dayInWords(language, birthDate), grow: 5 }] : []),
    { label: texts.period, value: periodInWords(language, period.start, period.end), grow: 7 },
    ...(year ? [{ label: texts.schoolYear, value: year, grow: 4 }] : []),
  ]
}

/** Title of the report; the form for the child has its own wording. */
export const titleOf = ({ language, reportName, form, subjects }: ReportDocumentProps): string =>
  form === 'child' ? reportTexts(language).forChild(reportName, speaksAsChild(subjects)) : reportName

/** What a corrected report replaces, in words; null for any other. */
export const correctionOf = ({ language, correction }: ReportDocumentProps): string | null =>
  correction
    ? reportTexts(language).correction(correction.name, instantInWords(language, correction.completedAt))
    : null

/** Points above the parts of the head, by the form of the report. */
const openingGaps = {
  standard: { title: 18, facts: 12, legend: 14 },
  compact: { title: 8, facts: 6, legend: 8 },
  child: { title: 24, facts: 16, legend: 18 },
} as const

/** The head of the first page: school, what the report is, whose it is, class and period, and the legend of the scale. */
export const openingOf = (report: ReportDocumentProps, marks: Marks, parent: StructureElement): Cluster[] => {
  const { language, school, scale, form } = report
  const isCompact = form === 'compact'
  const gaps = openingGaps[form ?? 'standard']
  const logo = cachePicture(school.logo)
  const levels = scale.map((level) => ({ label: level.label, picture: marks.of(level) }))
  const letterhead = block(Letterhead, { language, name: school.name, slogan: school.slogan, logo })
  const replaced = correctionOf(report)
  const note = replaced === null ? [] : [{ block: block(CorrectionNote, { text: replaced }), parent, above: 6 }]
  const pieces: Piece[] = [
    { block: letterhead, parent, above: 0 },
    {
      block: block(Title, { reportName: titleOf(report), child: childName(report), small: isCompact }),
      parent,
      above: gaps.title,
    },
    ...note,
    { block: block(Facts, { facts: factsOf(report) }), parent, above: gaps.facts },
  ]
  const legend = block(ScaleLegend, {
    language,
    levels,
    marked: marks.isVisible && !isCompact,
    numbered: isCompact,
    open: showsOpen(report, report.subjects),
  })
  const explained = scale.length > 0 ? [{ block: legend, parent, above: gaps.legend }] : []
  return [{ pieces: [...pieces, ...explained], heads: [] }]
}
