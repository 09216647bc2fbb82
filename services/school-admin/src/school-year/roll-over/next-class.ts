import { preSchoolLevel, schoolClassLimits } from '@lernspur/contracts/school-admin/school-class.contract'

interface NamedClass {
  readonly name: string
  readonly schoolLevel: number
}

export interface NextClass extends NamedClass {
  /** `leave` for the last level of the school. */
  readonly step: 'continue' | 'leave'
  /** The name does not tell the level, so somebody has to check it. */
  readonly isDoubtful: boolean
}

const counted = (name: string): string => name.replace(/\d+/, (number) => String(Number(number) + 1))

/**
 * What becomes of a class in the next year: 3a of level 3 becomes 4a of level 4 (rule roll-over.2). The only number of
 * a name goes up by one, whatever it counts (7b, Q1, 1a of level 5); several numbers mean a class of several levels,
 * which stays as it is; a name without a number stays. `topLevel` is the last level of the school, null where that is
 * unknown.
 */
export const nextClass = ({ name, schoolLevel }: NamedClass, topLevel: number | null): NextClass => {
  const numbers = name.match(/\d+/g) ?? []
  if (numbers.length > 1) return { name, schoolLevel, step: 'continue', isDoubtful: true }
  const next = counted(name)
  const isTooLong = next.length > schoolClassLimits.name
  return {
    name: isTooLong ? name : next,
    schoolLevel: Math.min(schoolLevel + 1, schoolClassLimits.schoolLevelMax),
    step: topLevel !== null && schoolLevel >= topLevel ? 'leave' : 'continue',
    isDoubtful: isTooLong || numbers.length === 0 || schoolLevel === preSchoolLevel,
  }
}
