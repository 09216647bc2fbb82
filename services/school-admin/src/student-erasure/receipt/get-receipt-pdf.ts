import { erasureKinds } from '@lernspur/contracts/school-admin/student-erasure.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { RecordBlock } from '@lernspur/documents/record-document'
import { renderRecord } from '@lernspur/documents/render-record'
import { dayInWords, instantInWords } from '@lernspur/documents/text/report-dates'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import type { Call } from '@lernspur/service-kit/call/call'
import { drawInTurn } from '@lernspur/service-kit/share/drawing-turns'
import { findReceipt, receiptName, type SignedReceipt } from './get-receipt'
import { publicKey } from './receipt-key'
import { receiptTexts } from './receipt-texts'

/** In groups, so that a line may break between them. */
const grouped = (text: string): string => text.match(/.{1,11}/g)?.join(' ') ?? text

const blocksOf = (
  { receipt, signature, country }: SignedReceipt,
  language: Language,
  secret: string,
): RecordBlock[] => {
  const texts = receiptTexts(language)
  const { counts, school, student } = receipt
  return [
    {
      kind: 'facts',
      heading: texts.act,
      facts: [
        { label: texts.school, value: school.name },
        { label: texts.student, value: `${student.id} (${student.initials})` },
        {
          label: texts.reason,
          value: country === 'CH' && receipt.reason === 'request' ? texts.swissRequest : texts.reasons[receipt.reason],
        },
        { label: texts.requestedBy, value: receipt.requestedBy },
        { label: texts.requestedAt, value: instantInWords(language, receipt.requestedAt) },
        { label: texts.carriedOutAt, value: instantInWords(language, receipt.carriedOutAt) },
        { label: texts.completedReports, value: texts.choices[receipt.completedReports] },
        { label: texts.lastBackup, value: dayInWords(language, receipt.lastBackupDeletedOn) },
      ],
    },
    {
      kind: 'facts',
      heading: texts.removed,
      facts: erasureKinds.map((kind) => ({ label: texts.counts[kind], value: `${counts[kind] ?? 0}` })),
    },
    {
      kind: 'facts',
      heading: texts.signature,
      facts: [
        { label: texts.key, value: grouped(publicKey(secret).x) },
        { label: texts.mark, value: grouped(signature.slice(signature.lastIndexOf('.') + 1)) },
      ],
    },
    { kind: 'text', heading: '', text: texts.check(`${receipt.issuer}/api/receipts/key`) },
  ]
}

/** The receipt as PDF, in the caller's language; NOT_FOUND until the erasure was carried out. */
export const getReceiptPdf = async (call: Call, erasureId: string, secret: string): Promise<Binary> => {
  const signed = await findReceipt(call, erasureId, secret)
  const { receipt } = signed
  const bytes = await drawInTurn(call, () =>
    renderRecord({
      language: call.language,
      school: { name: receipt.school.name, slogan: null },
      title: receiptTexts(call.language).title,
      about: receipt.student.initials,
      printedOn: signed.today,
      blocks: blocksOf(signed, call.language, secret),
    }),
  )
  return binary(new Uint8Array(bytes), { type: 'application/pdf', fileName: `${receiptName(receipt)}.pdf` })
}
