import { today } from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { runningClasses } from '../../school-class/running-classes'
import { currentYears, yearOfNewClasses } from '../../school-year/running-year'
import type { ImportData } from './import-state'
import { listedClasses } from './match/import-target'
import type { KnownClass } from './match/matched-line'
import type { Line, ListTable } from './read/list'

/** The classes of a school year, and those without one; all if the school has no years. */
export const classesOfYear = <Class extends KnownClass>(
  classes: readonly Class[],
  yearId: string | undefined,
): Class[] => classes.filter(({ schoolYear }) => yearId === undefined || !schoolYear || schoolYear.id === yearId)

const writtenYear = /(20\d{2})\s*[/–-]\s*(?:20)?(\d{2})(?!\d)/

/** The year that the headings of a list name, such as "Schuljahr 2026/27". */
const namedYear = (headings: readonly string[], years: readonly SchoolYear[]): SchoolYear | undefined => {
  const [first] = headings.flatMap((text) => {
    const found = writtenYear.exec(text)
    return found && Number(found[1]) % 100 === (Number(found[2]) + 99) % 100 ? [Number(found[1])] : []
  })
  return years.find(({ schoolYearStart }) => Number(schoolYearStart.slice(0, 4)) === first)
}

/**
 * The likely school year of a list: the one that its headings name, else the one whose classes it names best, else that
 * of new classes.
 */
export const yearOfList = (
  { years, classes }: ImportData,
  table: ListTable | null,
  lines: readonly Line[],
): SchoolYear | undefined => {
  const possible = currentYears(years, today())
  const named = namedYear(table?.headings ?? [], possible)
  if (named) return named
  const initial = yearOfNewClasses(years, classes, today())
  const running = runningClasses(classes, today())
  const hitsOf = ({ id }: SchoolYear) =>
    listedClasses(
      lines,
      classesOfYear(running, id).filter(({ schoolYear }) => schoolYear),
    ).filter(({ found }) => found).length
  const best = possible.toSorted(
    (one, other) => hitsOf(other) - hitsOf(one) || Number(other.id === initial?.id) - Number(one.id === initial?.id),
  )
  return best[0]
}
