import * as z from 'zod/mini'
import { id } from '../wire/fields'

/** A sentence of a remark that was drafted from entries and that nobody has checked yet (rule remark.6). */
export const draftedSentenceSchema = z.strictObject({
  /** At most as long as a remark. */
  text: z.string().check(z.maxLength(1000)),
  entryIds: z.array(id).check(z.maxLength(50)),
})
export type DraftedSentence = z.infer<typeof draftedSentenceSchema>

export const draftedSentences = z.array(draftedSentenceSchema).check(z.maxLength(50))
