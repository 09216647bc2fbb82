import { type SchoolClass, schoolClassLimits } from '@lernspur/contracts/school-admin/school-class.contract'
import { isPlainName } from '@lernspur/contracts/wire/fields'

/** The form of a class; the level is a number as text, '' if not chosen. */
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

export const isClassNameValid = (name: string) =>
  name.trim() !== '' && name.trim().length <= schoolClassLimits.name && isPlainName(name.trim())

export const isClassValid = ({ name, nickname, level }: ClassDraft) =>
  isClassNameValid(name) &&
  nickname.trim().length <= schoolClassLimits.nickname &&
  isPlainName(nickname.trim()) &&
  level !== ''

export const classBodyOf = ({ name, nickname, level }: ClassDraft) => ({
  name: name.trim(),
  nickname: nickname.trim() || null,
  schoolLevel: Number(level),
})

/** Levels on offer besides pre-school. */
export const highestLevel = 13

/** The level in a name such as "3a"; '' if there is none. */
export const levelInName = (name: string): string => {
  const level = Number(/^\s*(\d{1,2})(?!\d)/.exec(name)?.[1])
  return level >= 1 && level <= highestLevel ? String(level) : ''
}
