import { receiptRoutes } from '@lernspur/contracts/receipt.contract'
import type { ServiceConfig } from '@lernspur/service-kit/config'
import { slice } from '@lernspur/service-kit/slice'
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
