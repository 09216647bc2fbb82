import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { levelInName } from '../../../school-class/class-draft'
import { classKey, shortClassName } from '../read/class-name'
import type { Line } from '../read/read-lines'

/** What a name of a class in the list stands for. */
export type ClassChoice =
  | { readonly kind: 'class'; readonly schoolClassId: string }
  | { readonly kind: 'new'; readonly name: string; readonly schoolLevel: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'skip' }

type KnownClass = Pick<SchoolClass, 'id' | 'name' | 'schoolLevel' | 'isActive'>

/** A name of a class in the list that is no class of the school, and how many lines have it. */
export interface UnknownClass {
  readonly key: string
  readonly text: string
  readonly count: number
}

const byKey = (classes: readonly KnownClass[]): Map<string, KnownClass[]> =>
  Map.groupBy(
    classes.filter(({ isActive }) => isActive),
    ({ name }) => classKey(name),
  )

/** Names of classes in the list that no class, or more than one, of the school has. */
export const unknownClasses = (lines: readonly Line[], classes: readonly KnownClass[]): UnknownClass[] => {
  const known = byKey(classes)
  const named = lines.flatMap(({ className }) => (className === null ? [] : [className]))
  return [...Map.groupBy(named, classKey)]
    .filter(([key]) => known.get(key)?.length !== 1)
    .map(([key, [text = '', ...more]]) => ({ key, text, count: more.length + 1 }))
    .toSorted((one, other) => one.text.localeCompare(other.text, 'de', { numeric: true }))
}

/** Makes a new class of a name in the list; the level is told by its digits. */
export const newClassOf = (text: string): ClassChoice => ({
  kind: 'new',
  name: shortClassName(text),
  schoolLevel: Number(levelInName(shortClassName(text)) || 1),
})

/** Where a child of the list goes: a class, a new one by its key, no class, or nowhere until it is decided. */
export type Place =
  | { readonly kind: 'class'; readonly schoolClassId: string }
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'none' | 'skip' | 'open' }

/** The place of each line, by what the user has chosen for names that the school does not have. */
export const placesOf = (
  classes: readonly KnownClass[],
  choices: ReadonlyMap<string, ClassChoice>,
): ((line: Line) => Place) => {
  const known = byKey(classes)
  return ({ className }) => {
    if (className === null) return { kind: 'none' }
    const key = classKey(className)
    const [one, ...more] = known.get(key) ?? []
    const chosen = choices.get(key)
    if (one && more.length === 0) return { kind: 'class', schoolClassId: one.id }
    if (!chosen) return { kind: 'open' }
    return chosen.kind === 'new' ? { kind: 'new', key } : chosen
  }
}

/** The list of one class: lines that name another are left out, if some name this one and the user did not say otherwise. */
export const placesInClass = (
  lines: readonly Line[],
  schoolClass: { readonly schoolClassId: string; readonly name: string },
  takesOthers: boolean,
): ((line: Line) => Place) => {
  const here: Place = { kind: 'class', schoolClassId: schoolClass.schoolClassId }
  const isOther = ({ className }: Line) => className !== null && classKey(className) !== classKey(schoolClass.name)
  const namesIt = lines.some((line) => line.className !== null && !isOther(line))
  return (line) => (namesIt && !takesOthers && isOther(line) ? { kind: 'skip' } : here)
}
