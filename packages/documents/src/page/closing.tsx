import { View } from '@react-pdf/renderer'
import type { ReportDocumentProps } from '../report-document'
import { instantInWords } from '../text/report-dates'
import type { ReportTexts } from '../text/report-texts'
import { paper } from './colour'
import { Comment } from './comment'
import { PrintableText } from './printable-text'
import { type } from './sheet'

const Line = ({ label, width }: { label: string; width: string }) => (
  <View style={{ width }}>
    <View style={{ height: 34, borderBottomWidth: 0.75, borderBottomColor: paper.ink }} />
    <PrintableText style={{ ...type.small, marginTop: 3 }}>{label}</PrintableText>
  </View>
)

const Signatures = ({ report, texts }: { report: ReportDocumentProps; texts: ReportTexts }) => (
  <View style={{ marginTop: 22 }}>
    <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
      <Line label={texts.placeAndDate} width="48%" />
      {report.completedAt ? (
        <PrintableText style={{ ...type.small, alignSelf: 'flex-end' }}>
          {texts.completed(instantInWords(texts.language, report.completedAt))}
        </PrintableText>
      ) : null}
    </View>
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 8 }}>
      {report.signers.map((signer) => (
        <Line key={signer} label={texts[signer]} width={report.signers.length > 2 ? '31%' : '48%'} />
      ))}
    </View>
  </View>
)

/** General comment and the place to sign, on one page: nobody signs a sheet without words. */
export const Closing = ({ report, texts }: { report: ReportDocumentProps; texts: ReportTexts }) => (
  <View wrap={false}>
    <Comment label={texts.generalComment} text={report.comment} colour={paper.ink} texts={texts} />
    <Signatures report={report} texts={texts} />
  </View>
)
