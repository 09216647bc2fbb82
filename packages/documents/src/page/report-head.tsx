import { Image, View } from '@react-pdf/renderer'
import type { ReportDocumentProps } from '../report-document'
import { neverHyphenated } from '../text/hyphenation'
import { periodInWords } from '../text/report-dates'
import type { ReportTexts } from '../text/report-texts'
import { paper } from './colour'
import { pictureAddress } from './level-mark'
import { PrintableText } from './printable-text'
import { fillsRow, type } from './sheet'

const Letterhead = ({ school }: { school: ReportDocumentProps['school'] }) => {
  const logo = pictureAddress(school.logo)
  return (
    <View
      style={{
        flexDirection: 'row',
        justifyContent: 'space-between',
        alignItems: 'center',
        paddingBottom: 10,
        borderBottomWidth: 0.75,
        borderBottomColor: paper.ink,
      }}
    >
      <View style={fillsRow}>
        <PrintableText style={{ fontSize: 11, lineHeight: 1.35, fontWeight: 700 }}>{school.name}</PrintableText>
        {school.slogan ? <PrintableText style={{ ...type.small, fontSize: 9 }}>{school.slogan}</PrintableText> : null}
      </View>
      {logo ? <Image src={logo} style={{ height: 40, maxWidth: 130, marginLeft: 20, objectFit: 'contain' }} /> : null}
    </View>
  )
}

const Fact = ({ label, children, grow }: { label: string; children: string; grow: number }) => (
  <View style={{ flexGrow: grow, flexShrink: 1, flexBasis: 0, paddingRight: 14 }}>
    <PrintableText style={type.small}>{label}</PrintableText>
    <PrintableText style={{ ...type.body, fontWeight: 600 }}>{children}</PrintableText>
  </View>
)

/** First page's head: school, what the report is, whose it is, class and period. */
export const ReportHead = ({ report, texts }: { report: ReportDocumentProps; texts: ReportTexts }) => {
  const { schoolClass, schoolYear, period } = report
  const semester = period.semester ? texts.semesters[period.semester] : null
  const year = [schoolYear, semester].filter((part) => part !== null).join(', ')
  return (
    <View wrap={false}>
      <Letterhead school={report.school} />
      <View style={{ marginTop: 24, marginBottom: 16 }}>
        <PrintableText style={{ fontSize: 11, lineHeight: 1.4, color: paper.muted }}>{report.reportName}</PrintableText>
        <PrintableText
          style={type.title}
          hyphenationCallback={neverHyphenated}
        >{`${report.student.firstName} ${report.student.lastName}`}</PrintableText>
      </View>
      <View style={{ flexDirection: 'row' }}>
        <Fact label={texts.schoolClass} grow={5}>
          {schoolClass.nickname ? `${schoolClass.name} ${texts.quote(schoolClass.nickname)}` : schoolClass.name}
        </Fact>
        <Fact label={texts.period} grow={7}>
          {periodInWords(texts.language, period.start, period.end)}
        </Fact>
        {year ? (
          <Fact label={texts.schoolYear} grow={4}>
            {year}
          </Fact>
        ) : null}
      </View>
    </View>
  )
}
