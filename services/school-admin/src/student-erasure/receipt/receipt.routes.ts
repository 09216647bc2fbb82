import { receiptRoutes } from '@lernspur/contracts/school-admin/receipt.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { slice } from '@lernspur/service-kit/service/slice'
import { publicKey } from './receipt-key'
import { readReceipt } from './sign-receipt'

export const receiptSlice = ({ secret }: Pick<ServiceConfig, 'secret'>) =>
  slice(receiptRoutes, {
    getReceiptKey: () => publicKey(secret),
    verifyReceipt: ({ body }) => {
      const receipt = readReceipt(body.signature, secret)
      return { isValid: receipt !== null, receipt }
    },
  })
