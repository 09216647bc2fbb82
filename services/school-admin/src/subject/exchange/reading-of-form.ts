import type { ImportReadingChoice } from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import type { ReadingChoice } from './curriculum/outline/reading-depths'

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

/** What a form says of how to read a curriculum, as numbers. */
export const readingOfForm = ({ subjectDepth, competenceDepth, schoolLevel }: ImportReadingChoice): ReadingChoice => ({
  subjectDepth: numberOf(subjectDepth),
  competenceDepth: numberOf(competenceDepth),
  schoolLevel: numberOf(schoolLevel),
})
