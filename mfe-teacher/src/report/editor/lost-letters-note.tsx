import { useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { LostLetters } from '../../class-print/lost-letters'

/** Remarks that can still be edited show this warning at their own fields. */
const remarksOf = ({ summaryComment, details, subjects, status }: Report): string[] =>
  status === 'inProgress' ? [] : [summaryComment, details?.classRemark ?? '', ...subjects.map(({ comment }) => comment)]

const printedTexts = (report: Report): string[] => [
  `${report.studentFirstName} ${report.studentLastName}`,
  report.name,
  report.schoolName,
  report.schoolSlogan ?? '',
  report.schoolClassName,
  report.schoolClassNickname ?? '',
  report.schoolYearName ?? '',
  ...report.performanceVisualLevels.map(({ label }) => label),
  ...report.subjects.flatMap(({ name, abbreviation, domains }) => [
    name,
    abbreviation,
    ...domains.flatMap((domain) => [domain.name, ...domain.competences.map(({ description }) => description)]),
  ]),
  ...remarksOf(report),
]

/** What the PDF file of a report shows as question marks; nothing if everything can be printed. */
export function LostLettersNote({ report }: { report: Report }) {
  const { t } = useTranslation('teacher.report')
  return <LostLetters texts={printedTexts(report)} sentence={(text) => t(($) => $.paper.notPrinted, { text })} />
}
