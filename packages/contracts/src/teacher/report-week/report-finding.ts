import * as z from 'zod/mini'
import { id } from '../../wire/fields'

/** Kinds of findings before a report is completed (rule report-work.2), the most important first. */
export const findingKinds = [
  'subjectOpen',
  'notCurrent',
  'unconfirmed',
  'levelMissing',
  'remarkMissing',
  'birthDateMissing',
  'absencesMissing',
  'classRemarkMissing',
  'entryMissing',
  'drafted',
  'tooLong',
  'overflow',
  'nameNotPrinted',
  'notPrinted',
  'otherName',
  'wrongPronoun',
  'repeated',
] as const

/** How often a kind occurs in a part of a report; without a part it is in the general comment. */
export const reportFindingSchema = z.object({
  kind: z.enum(findingKinds),
  /** Id of the subject in the report. */
  reportSubjectId: z.nullable(id),
  schoolSubjectId: z.nullable(id),
  subjectName: z.nullable(z.string()),
  /** Number of competences, of places, or of characters and lines too many; 1 where there is nothing to count. */
  count: z.int(),
})
export type ReportFindingRow = z.infer<typeof reportFindingSchema>

/** The same as stored with a completed report. */
export const leftOpenSchema = z.array(
  z.object({ kind: z.enum(findingKinds), subjectName: z.nullable(z.string()), count: z.int() }),
)
