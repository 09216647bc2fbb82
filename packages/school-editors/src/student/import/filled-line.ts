import { studentLimits } from '@lernspur/contracts/school-admin/student.contract'
import type { FilledLine } from './import-state'
import type { Line } from './read/list'

const isName = (name: string): boolean => name.trim() !== '' && name.trim().length <= studentLimits.name

/** What the fields of a line show until the user writes something. */
export const fillOf = ({ firstName, lastName, birthDate }: Line): FilledLine => ({
  firstName,
  lastName,
  birthDate: birthDate ?? '',
})

/** The lines with what the user has written for those that could not be read; both names are needed. */
export const applyFilled = (lines: readonly Line[], filled: ReadonlyMap<number, FilledLine>): Line[] =>
  lines.map((line) => {
    const own = filled.get(line.index)
    if (!own) return line
    const hasBothNames = isName(own.firstName) && isName(own.lastName)
    return {
      ...line,
      firstName: own.firstName.trim(),
      lastName: own.lastName.trim(),
      birthDate: own.birthDate || null,
      problem: hasBothNames ? null : line.problem,
    }
  })
