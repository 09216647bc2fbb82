import { preSchoolLevel, schoolClassLimits } from '@lernspur/contracts/school-admin/school-class.contract'

/** Levels before the first in the vocabulary of CASE (CEDS), and words for them. */
const beforeSchool = /^(ITP?|PR|PK|TK|KG|K|Vorschule|Pre-?school|Kindergarten)$/i
/** The number of a grade at the end of an identifier, as in `LP_2000005` of the curriculum ontology of the Länder. */
const gradeOfLaender = /\/LP_20000(\d{2})$/

const inRange = (level: number): boolean => level >= 1 && level <= schoolClassLimits.schoolLevelMax

/** From the first to the last of a range such as "1-4" or "3/4". */
const rangeOf = (text: string): number[] => {
  const [first, last] = (text.match(/\d+/g) ?? []).map(Number)
  if (first === undefined || !inRange(first)) return []
  if (last === undefined || !inRange(last) || last < first) return [first]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/**
 * School levels that a text or identifier of a curriculum names: "03", "KG", "Klasse 3", "3/4", "1-4". Empty for
 * anything but a level of a school, such as "higher education".
 */
export const schoolLevelsIn = (text: string): number[] => {
  const plain = text.trim()
  if (beforeSchool.test(plain)) return [preSchoolLevel]
  const grade = gradeOfLaender.exec(plain)?.[1]
  if (grade) return inRange(Number(grade)) ? [Number(grade)] : []
  const isLevel = /^\d{1,2}$|^(?:\D{0,24}\b)?\d{1,2}(?:\s*[-–/.]\s*\d{1,2})?\.?(?:\s*\p{L}{0,16})?$/u.test(plain)
  return isLevel && !plain.includes('://') ? rangeOf(plain) : []
}

/** A school level as CASE has it (CEDS). */
export const caseLevel = (schoolLevel: number): string =>
  schoolLevel === preSchoolLevel ? 'PK' : String(schoolLevel).padStart(2, '0')
