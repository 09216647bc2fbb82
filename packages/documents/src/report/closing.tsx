import type { ReportSigner } from '@lernspur/contracts/tenant.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { PrintableText } from '../page/printable-text'
import { QrMark } from '../page/qr-mark'
import { fillsRow, type } from '../page/sheet'
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

/** A name and its value in one line, such as how many days the child was absent. */
export function LabelledLine({ label, value }: { label: string; value: string }) {
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
  /** Whether all lines stand beside each other. */
  small: boolean
  seal: { address: string; page: string } | null
  /** What stands below the lines instead of the product's own words. */
  labels?: Partial<Record<ReportSigner, string>> | undefined
  /** Whether the date is printed elsewhere, so that no line asks for it. */
  dated?: boolean
  /** Words where the school sets its seal; no place for one without them. */
  sealLabel?: string
}

/** 30 mm, which is more than a school's stamp has across. */
const sealSize = 85

/** 25 mm, so that the squares of the longest code measure a third of a millimetre. */
const codeSize = 71

/** When the report was completed, and where its seal is checked. */
const Completion = ({ language, completedAt, seal }: Pick<SignatureProps, 'language' | 'completedAt' | 'seal'>) => {
  const texts = reportTexts(language)
  if (!completedAt) return null
  return (
    <>
      <View {...tagged('P')}>
        <PrintableText style={type.small}>{texts.completed(instantInWords(language, completedAt))}</PrintableText>
      </View>
      {seal ? (
        <View {...tagged('P')}>
          <PrintableText style={type.small}>{texts.checkAt(seal.page)}</PrintableText>
        </View>
      ) : null}
    </>
  )
}

const Seal = ({ language, seal }: Pick<SignatureProps, 'language' | 'seal'>) =>
  seal ? <QrMark text={seal.address} size={codeSize} alt={reportTexts(language).codeOf(seal.page)} /> : null

/** A blank square in which the school sets its seal. */
const SealArea = ({ label }: { label: string }) => (
  <View style={{ width: sealSize, height: sealSize, justifyContent: 'center', alignItems: 'center' }} {...tagged('P')}>
    <PrintableText style={{ ...type.small, color: paper.muted, textAlign: 'center' }}>{label}</PrintableText>
  </View>
)

type SignedLinesProps = Pick<SignatureProps, 'language' | 'signers' | 'labels'>

const labelOf = ({ language, labels }: Omit<SignedLinesProps, 'signers'>, signer: ReportSigner): string =>
  labels?.[signer] ?? reportTexts(language)[signer]

/** All lines beside each other. */
const SignedLines = ({ signers, ...texts }: SignedLinesProps) => (
  <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 8 }}>
    {signers.map((signer) => (
      <Line key={signer} label={labelOf(texts, signer)} width={signers.length > 2 ? '31%' : '48%'} />
    ))}
  </View>
)

/** The lines of the school with its seal between them, and that of the guardians below. */
const SealedLines = ({ signers, sealLabel, ...texts }: SignedLinesProps & { sealLabel: string }) => {
  const [first, ...others] = signers.filter((signer) => signer !== 'guardians')
  return (
    <View style={{ marginTop: 8 }}>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' }}>
        {first ? <Line label={labelOf(texts, first)} width="36%" /> : null}
        <SealArea label={sealLabel} />
        {others.map((signer) => (
          <Line key={signer} label={labelOf(texts, signer)} width="36%" />
        ))}
      </View>
      {signers.includes('guardians') ? <Line label={labelOf(texts, 'guardians')} width="48%" /> : null}
    </View>
  )
}

/** All lines beside each other, as the compact form has them. */
const CompactSignatures = (props: Omit<SignatureProps, 'small'>) => {
  const { language, completedAt, signers, seal, dated = false } = props
  const texts = reportTexts(language)
  const labels = [
    ...(dated ? [] : [texts.locationAndDate]),
    ...signers.map((signer) => props.labels?.[signer] ?? texts[signer]),
  ]
  return (
    <View style={{ flexDirection: 'row', alignItems: 'flex-end' }}>
      <View style={{ ...fillsRow, paddingRight: seal ? 14 : 0 }}>
        <Completion language={language} completedAt={completedAt} seal={seal} />
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 2 }}>
          {labels.map((label) => (
            <Line key={label} label={label} width={`${Math.floor(97 / labels.length) - 1}%`} />
          ))}
        </View>
      </View>
      <Seal language={language} seal={seal} />
    </View>
  )
}

/** Lines for date and signatures, and when the report was completed. */
export function Signatures({ small, ...props }: SignatureProps) {
  const { language, completedAt, signers, seal, labels, sealLabel, dated = false } = props
  const texts = reportTexts(language)
  if (small && sealLabel === undefined) return <CompactSignatures {...props} />
  return (
    <View>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        {dated ? null : (
          <View style={{ width: seal ? '40%' : '48%', justifyContent: 'flex-end' }}>
            <Line label={texts.locationAndDate} width="100%" />
          </View>
        )}
        {completedAt ? (
          <View style={{ alignSelf: 'flex-end', width: seal && !dated ? '28%' : 'auto' }}>
            <Completion language={language} completedAt={completedAt} seal={seal} />
          </View>
        ) : null}
        <Seal language={language} seal={seal} />
      </View>
      {sealLabel === undefined ? (
        <SignedLines language={language} signers={signers} labels={labels} />
      ) : (
        <SealedLines language={language} signers={signers} labels={labels} sealLabel={sealLabel} />
      )}
    </View>
  )
}
