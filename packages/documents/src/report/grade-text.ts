import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ReportSubjectBlock } from '../report-document'
import { reportTexts } from '../text/report-texts'

/** The grade of a subject in words; undefined in a report without grades (rule form.7). */
export const gradeText = (language: Language, { grade }: Pick<ReportSubjectBlock, 'grade'>): string | undefined => {
  if (grade === undefined) return undefined
  const texts = reportTexts(language)
  return grade === null ? texts.notGraded : texts.grade(grade.grade, grade.meaning)
}
