import type { ReportSigner } from '@lernspur/contracts/tenant.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { PrintableText } from '../page/printable-text'
import { QrMark } from '../page/qr-mark'
import { type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'
import { instantInWords } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'

const Line = ({ label, width }: { label: string; width: string }) => (
  <View style={{ width }}>
    <View style={{ height: 34, borderBottomWidth: 0.75, borderBottomColor: paper.ink }} />
    <View {...tagged('P')}>
      <PrintableText style={{ ...type.small, marginTop: 3 }}>{label}</PrintableText>
    </View>
  </View>
)

/** How many days the child was absent. */
export function Absences({ label, value }: { label: string; value: string }) {
  return (
    <View style={{ flexDirection: 'row' }} {...tagged('P')}>
      <PrintableText style={{ ...type.body, color: paper.muted, marginRight: 6 }}>{label}</PrintableText>
      <PrintableText style={{ ...type.body, fontWeight: 600 }}>{value}</PrintableText>
    </View>
  )
}

export type SignatureProps = {
  language: Language
  completedAt: string | null
  signers: readonly ReportSigner[]
  seal: { address: string; page: string } | null
}

/** 25 mm, so that the squares of the longest code measure a third of a millimetre. */
const codeSize = 71

/** Lines for date and signatures, and when the report was completed. */
export function Signatures({ language, completedAt, signers, seal }: SignatureProps) {
  const texts = reportTexts(language)
  return (
    <View>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <View style={{ width: seal ? '40%' : '48%', justifyContent: 'flex-end' }}>
          <Line label={texts.locationAndDate} width="100%" />
        </View>
        {completedAt ? (
          <View style={{ alignSelf: 'flex-end', width: seal ? '28%' : 'auto' }}>
            <View {...tagged('P')}>
              <PrintableText style={type.small}>{texts.completed(instantInWords(language, completedAt))}</PrintableText>
            </View>
            {seal ? (
              <View {...tagged('P')}>
                <PrintableText style={type.small}>{texts.checkAt(seal.page)}</PrintableText>
              </View>
            ) : null}
          </View>
        ) : null}
        {seal ? <QrMark text={seal.address} size={codeSize} alt={texts.codeOf(seal.page)} /> : null}
      </View>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 8 }}>
        {signers.map((signer) => (
          <Line key={signer} label={texts[signer]} width={signers.length > 2 ? '31%' : '48%'} />
        ))}
      </View>
    </View>
  )
}
