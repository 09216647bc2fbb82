import { type FormGrade, type StudentField, studentFields } from '@lernspur/contracts/official-form/form-content'

/** Lines of a text without blank ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Grades as one line each: grade, meaning and percentage, divided by semicolons. */
export const gradesAsText = (grades: readonly FormGrade[]): string =>
  grades.map(({ grade, meaning, from }) => `${grade}; ${meaning}; ${from}`).join('\n')

/** The same read back; undefined for a line that is none. */
export const gradesOfText = (text: string): FormGrade[] | undefined => {
  const grades = linesOf(text).map((line): FormGrade | undefined => {
    const [grade = '', meaning = '', from = ''] = line.split(';').map((part) => part.trim())
    return grade !== '' && /^\d{1,3}$/.test(from) ? { grade, meaning, from: Number(from) } : undefined
  })
  return grades.every((one) => one !== undefined) ? grades : undefined
}

/** Fields about the child as one line each: name of the field and label, divided by a colon. */
export const fieldsAsText = (fields: readonly { field: StudentField; label: string }[]): string =>
  fields.map(({ field, label }) => `${field}: ${label}`).join('\n')

/** The same read back; undefined for a field that there is not, or none at all. */
export const fieldsOfText = (text: string): { field: StudentField; label: string }[] | undefined => {
  const fields = linesOf(text).map((line) => {
    const [name = '', ...rest] = line.split(':')
    const field = studentFields.find((one) => one === name.trim())
    const label = rest.join(':').trim()
    return field && label !== '' ? { field, label } : undefined
  })
  return fields.length > 0 && fields.every((one) => one !== undefined) ? fields : undefined
}
