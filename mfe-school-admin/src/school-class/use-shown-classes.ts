import { schoolClassListQuery } from '@lernspur/api-client/school-class.queries'
import { type TableState, useFormat, useSchoolLevelText, useSuspenseQuery } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'

type Compare = (a: SchoolClass, b: SchoolClass) => number

interface ShownClasses {
  /** All classes of the school, active or not. */
  readonly all: readonly SchoolClass[]
  /** Those that fit search and year, in the chosen order. */
  readonly shown: readonly SchoolClass[]
}

/** Searched and sorted here: a school has few classes, and a search looks at several columns at once. */
export const useShownClasses = ({ search, order, choice }: TableState): ShownClasses => {
  const format = useFormat()
  const levelText = useSchoolLevelText()
  const all = useSuspenseQuery(schoolClassListQuery()).data.rows
  const compares: Record<string, Compare> = {
    name: (a, b) => format.compare(a.name, b.name),
    schoolLevel: (a, b) => a.schoolLevel - b.schoolLevel,
    year: (a, b) => (a.year ?? 0) - (b.year ?? 0),
    studentCount: (a, b) => a.studentCount - b.studentCount,
    creator: (a, b) => format.byName(a.creator, b.creator),
  }
  const compare = compares[order.field]
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const year = choice('year')
  const text = (one: SchoolClass) =>
    [one.name, one.nickname, levelText(one.schoolLevel), format.name(one.creator)].join(' ').toLocaleLowerCase()
  const shown = all
    .filter((one) => year === '' || one.schoolYearId === year)
    .filter((one) => words.every((word) => text(one).includes(word)))
    .toSorted((a, b) => (compare?.(a, b) ?? 0) * (order.dir === 'asc' ? 1 : -1) || format.compare(a.name, b.name))
  return { all, shown }
}
