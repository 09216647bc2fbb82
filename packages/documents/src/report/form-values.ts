import {
  type EntryBlock,
  type FormBlock,
  type FormGrade,
  isEntryBlock,
  type StudentField,
} from '@lernspur/contracts/official-form/form-content'
import { entryOf } from '@lernspur/contracts/official-form/form-entry'
import { type FormFacts, factsOfReport, fillWording } from '@lernspur/contracts/official-form/wording'
import { childName } from '../page/file-info'
import type { OfficialFormProps, ReportDocumentProps } from '../report-document'
import { dayInWords, periodInWords } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'

/** What words of the form name, for this report (rule form.2). */
export const factsForForm = (report: ReportDocumentProps): FormFacts => {
  const { language, student, school, schoolClass, schoolYear, period, reportName } = report
  return factsOfReport({
    ...student,
    school: school.name,
    schoolClass: schoolClass.name,
    schoolLevel: schoolClass.level ?? null,
    schoolYear,
    semester: period.semester && reportTexts(language).semesters[period.semester],
    report: reportName,
  })
}

/** The value of each field about the child; empty for what is not known. */
export const studentValue = (
  report: ReportDocumentProps,
  { birthPlace }: Pick<OfficialFormProps, 'birthPlace'>,
  field: StudentField,
): string => {
  const { language, student, schoolClass, schoolYear, period, birthDate } = report
  const values: Record<StudentField, string> = {
    name: childName(report),
    firstName: student.firstName,
    lastName: student.lastName,
    birthDate: birthDate ? dayInWords(language, birthDate) : '',
    birthPlace,
    schoolClass: schoolClass.name,
    schoolLevel: `${schoolClass.level ?? ''}`,
    schoolYear: schoolYear ?? '',
    semester: period.semester ? reportTexts(language).semesters[period.semester] : '',
    period: periodInWords(language, period.start, period.end),
  }
  return values[field]
}

/** What was entered in a block: the option with the facts of the report, then the text. */
export const entryWords = (
  { entries }: Pick<OfficialFormProps, 'entries'>,
  block: EntryBlock,
  facts: FormFacts,
): string[] => {
  const { choice, text } = entryOf(entries, block)
  return [choice === null ? '' : fillWording(choice, facts), text.trim()].filter((part) => part !== '')
}

/** A block that prints one value behind its label, with the value as it is printed; undefined for any other block. */
export const lineOf = (
  report: ReportDocumentProps,
  form: OfficialFormProps,
  block: FormBlock,
): { label: string; value: string } | undefined => {
  const { language, absences } = report
  const texts = reportTexts(language)
  const line = (label: string, value: string | null | undefined) => ({ label, value: value || texts.blank })
  if (block.kind === 'absences') {
    const inWords = block.counts === 'separate' ? texts.separateDays : texts.daysOf
    return line(block.label, absences && inWords(absences.days, absences.unexcused))
  }
  if (block.kind === 'conference')
    return line(block.label, form.conferenceDate && dayInWords(language, form.conferenceDate))
  if (block.kind === 'issue') return line(block.label, form.issueDate && dayInWords(language, form.issueDate))
  if (isEntryBlock(block) && !block.hasText) {
    const facts = factsForForm(report)
    const words = entryWords(form, block, facts).join(' ')
    return words === '' && block.isOptional
      ? { label: fillWording(block.label, facts), value: '' }
      : line(fillWording(block.label, facts), words)
  }
  return undefined
}

/** What the grades of a form mean, in one line; empty for a form without grades. */
export const gradesInWords = (report: ReportDocumentProps, grades: readonly FormGrade[]): string => {
  const explained = grades.filter(({ meaning }) => meaning !== '')
  if (grades.length === 0) return ''
  const words = explained.map(({ grade, meaning }) => `${grade} ${meaning}`).join(', ')
  return `${reportTexts(report.language).gradesMean} ${words || grades.map(({ grade }) => grade).join(', ')}`
}
