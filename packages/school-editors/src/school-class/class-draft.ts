import { type SchoolClass, schoolClassLimits } from '@lernspur/contracts/school-class.contract'

/** What is asked about a class; the level is a number as text, '' for none yet. */
export interface ClassDraft {
  readonly name: string
  readonly nickname: string
  readonly level: string
}

export const classDraftOf = (schoolClass: SchoolClass | undefined): ClassDraft => ({
  name: schoolClass?.name ?? '',
  nickname: schoolClass?.nickname ?? '',
  level: schoolClass ? String(schoolClass.schoolLevel) : '',
})

export const isClassNameValid = (name: string) => name.trim() !== '' && name.trim().length <= schoolClassLimits.name

export const isClassValid = ({ name, nickname, level }: ClassDraft) =>
  isClassNameValid(name) && nickname.trim().length <= schoolClassLimits.nickname && level !== ''

export const classBodyOf = ({ name, nickname, level }: ClassDraft) => ({
  name: name.trim(),
  nickname: nickname.trim() || null,
  schoolLevel: Number(level),
})

/** Levels on offer besides pre-school. */
export const highestLevel = 13

/** The level that a name such as "3a" tells; '' where it tells none. */
export const levelInName = (name: string): string => {
  const level = Number(/^\s*(\d{1,2})(?!\d)/.exec(name)?.[1])
  return level >= 1 && level <= highestLevel ? String(level) : ''
}
