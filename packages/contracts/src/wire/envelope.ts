import type { ErrorCode } from './error-catalogue'
import type { ErrorDetail } from './error-detail'

/** Every answer of every call but binary ones (rules call.2, call.3). */
export type Envelope<Data> =
  | { readonly success: true; readonly data: Data }
  | {
      readonly success: false
      readonly error: ErrorCode
      readonly message: string
      readonly details?: readonly ErrorDetail[]
    }
