import type { ImportStudents } from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { LeavingPair } from '../relation/delete-relations'

/** A student in a class. */
export interface Pair {
  readonly studentId: string
  readonly schoolClassId: string
}

interface AddedStudent {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string | null
  readonly apartFrom: readonly string[]
  readonly schoolClassId: string | null
}

/** What an import does, with the ids of what is new. */
export interface ImportPlan {
  /** The class of the list; null for a list of the school. */
  readonly scope: string | null
  readonly classes: readonly (NonNullable<ImportStudents['newClasses']>[number] & { readonly id: string })[]
  readonly added: readonly AddedStudent[]
  readonly renamed: NonNullable<ImportStudents['renamed']>
  readonly birthDates: NonNullable<ImportStudents['birthDates']>
  readonly nicknames: NonNullable<ImportStudents['nicknames']>
  readonly joined: readonly Pair[]
  readonly left: readonly LeavingPair[]
  readonly withObservations: boolean
}

interface ClassTarget {
  readonly schoolClassId?: string | undefined
  readonly newClass?: number | undefined
}

const texts: Readonly<Record<Language, string>> = {
  de: 'Diese Klasse gehört nicht zur Liste.',
  en: 'This class does not belong to the list.',
}

const eachOnce = <One extends Pair>(pairs: readonly One[]): One[] => [
  ...new Map(pairs.map((pair) => [`${pair.studentId} ${pair.schoolClassId}`, pair])).values(),
]

/** Resolves the classes that the lines name; VALIDATION_FAILED for a class that is not of the list. */
export const planOf = (input: ImportStudents, language: Language): ImportPlan => {
  const invalid = (path: string): never => refuse('VALIDATION_FAILED', [{ path, message: texts[language] }])
  const scope = input.schoolClassId ?? null
  const classes = (input.newClasses ?? []).map((one) => ({ ...one, id: Bun.randomUUIDv7() }))
  if (scope !== null && classes.length > 0) invalid('newClasses')
  if (scope !== null && (input.nicknames ?? []).length > 0) invalid('nicknames')
  const classIdOf = ({ schoolClassId, newClass }: ClassTarget, path: string): string | null => {
    if (newClass !== undefined) return classes[newClass]?.id ?? invalid(`${path}.newClass`)
    if (scope !== null && schoolClassId !== undefined && schoolClassId !== scope) invalid(`${path}.schoolClassId`)
    return schoolClassId ?? scope
  }
  const pairOf = (kind: 'joined' | 'left') => (line: ClassTarget & { readonly studentId: string }, index: number) => {
    const path = `${kind}.${index}`
    return { studentId: line.studentId, schoolClassId: classIdOf(line, path) ?? invalid(`${path}.schoolClassId`) }
  }
  return {
    scope,
    classes,
    added: (input.added ?? []).map(({ firstName, lastName, birthDate = null, apartFrom = [], ...line }, index) => ({
      id: Bun.randomUUIDv7(),
      firstName,
      lastName,
      birthDate,
      apartFrom,
      schoolClassId: classIdOf(line, `added.${index}`),
    })),
    renamed: [...new Map((input.renamed ?? []).map((one) => [one.studentId, one])).values()],
    birthDates: [...new Map((input.birthDates ?? []).map((one) => [one.studentId, one])).values()],
    nicknames: [...new Map((input.nicknames ?? []).map((one) => [one.schoolClassId, one])).values()],
    joined: eachOnce((input.joined ?? []).map(pairOf('joined'))),
    left: eachOnce((input.left ?? []).map((line, index) => ({ ...pairOf('left')(line, index), leftOn: line.leftOn }))),
    withObservations: input.withObservations ?? false,
  }
}
