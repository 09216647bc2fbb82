import type { Receipt } from '@lernspur/contracts/school-admin/receipt.contract'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { publicKey } from './receipt-key'
import { readReceipt } from './sign-receipt'

export interface SignedReceipt {
  readonly receipt: Receipt
  /** JSON Web Signature in compact form. */
  readonly signature: string
  /** Today in the school. */
  readonly today: string
  /** Code of the school's country, whose law applies. */
  readonly country: string
}

/** The receipt of an erasure that was carried out; NOT_FOUND before. */
export const findReceipt = async (call: Call, erasureId: string, secret: string): Promise<SignedReceipt> => {
  const [[row]] = await call.read((tx) => [
    tx<{ receipt: string; today: string; country: string }[]>`
      select ser.receipt, school_today(ser.tenant_id) as today, co.code as country from student_erasure ser
      join tenant t on t.id = ser.tenant_id join country co on co.id = t.country_id
      where ser.tenant_id = ${call.actor.tenantId} and ser.id = ${erasureId} and ser.receipt is not null`,
  ])
  const receipt = row && readReceipt(row.receipt, secret)
  return receipt ? { ...row, receipt, signature: row.receipt } : refuse('NOT_FOUND')
}

/** Name of the receipt's file, without its ending. */
export const receiptName = ({ carriedOutAt, id }: Receipt): string =>
  `loeschnachweis-${carriedOutAt.slice(0, 10)}-${id.slice(0, 8)}`

/** The receipt as JSON file: what it says, its signature and the key to check that with. */
export const getReceipt = async (call: Call, erasureId: string, secret: string): Promise<Binary> => {
  const { receipt, signature } = await findReceipt(call, erasureId, secret)
  const text = JSON.stringify({ receipt, signature, key: publicKey(secret) }, null, 2)
  return binary(new TextEncoder().encode(text), {
    type: 'application/json',
    fileName: `${receiptName(receipt)}.json`,
  })
}
