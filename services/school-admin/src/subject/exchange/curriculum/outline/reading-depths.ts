/** Which depths are subject and competence, and which school level is wanted; null for all that the file names. */
export interface OutlineOptions {
  readonly subjectDepth: number
  readonly competenceDepth: number
  readonly schoolLevel: number | null
}

/** What the user has chosen; the rest is proposed. */
export type ReadingChoice = { readonly [Part in keyof OutlineOptions]?: OutlineOptions[Part] | undefined }
