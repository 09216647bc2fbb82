/** Data that a file carries beside its pages. */
export interface Attachment {
  readonly name: string
  readonly mediaType: string
  readonly description: string
  readonly text: string
}

/**
 * The file's catalogue holds its seal under this name: the code of the report and the signature of the whole file, which
 * is left open while it is drawn (rule signature.3).
 */
export const sealName = 'LNSP_Seal'
