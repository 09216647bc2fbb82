/** Why a file cannot be read as an ENM file. */
export type EnmFaultKind =
  | 'empty'
  | 'tooLarge'
  | 'notEnm'
  | 'damaged'
  | 'noJson'
  | 'tooDeep'
  | 'revision'
  | 'content'
  /** It is encrypted, and no password was given. */
  | 'encrypted'
  | 'wrongKey'

/** Thrown if a file as a whole cannot be read; `at` is the field or the version that is wrong, `limit` is in MB. */
export class EnmFault extends Error {
  constructor(
    readonly kind: EnmFaultKind,
    readonly detail: { readonly at?: string; readonly limit?: number } = {},
  ) {
    super(kind)
  }
}
