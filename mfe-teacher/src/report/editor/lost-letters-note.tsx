import { useFormat, useTranslation } from '@lernspur/app-kit'
import { lostInPrint } from '@lernspur/contracts/printed-letters'
import type { Report } from '@lernspur/contracts/report.contract'
import { Banner } from '@lernspur/ui/layout/banner'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

/** Remarks that are still written warn of their own letters, where these are typed. */
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

/** What the PDF file of a report shows as question marks, because its fonts lack the letters; nothing if all is printed. */
export function LostLettersNote({ report }: { report: Report }) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const lost = new Set(printedTexts(report).flatMap((text) => lostInPrint(text).map((place) => place.text)))
  if (lost.size === 0) return null
  return (
    <Banner tone="warning" icon={<TriangleAlert />} className="wrap-anywhere print:hidden">
      {t(($) => $.paper.notPrinted, { text: format.list([...lost].map((text) => t(($) => $.paper.quote, { text }))) })}
    </Banner>
  )
}
