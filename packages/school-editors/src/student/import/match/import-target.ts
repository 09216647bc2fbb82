import { classKey, classWord } from '@lernspur/contracts/school-admin/school/class-key'
import { schoolClassLimits } from '@lernspur/contracts/school-admin/school-class.contract'
import { isPlainName } from '@lernspur/contracts/wire/fields'
import { isClassNameValid, levelInName } from '../../../school-class/class-draft'
import { shortCode } from '../read/class-name'
import type { Line } from '../read/list'
import type { ClassChoice, ImportTarget, KnownClass, ListedClass, YearOffer } from './matched-line'

const byKey = (classes: readonly KnownClass[]): Map<string, KnownClass[]> =>
  Map.groupBy(classes, ({ name }) => classKey(name))

/**
 * The classes that a name in a list can mean: by their names, by their nicknames, where a former list has left what a
 * program calls them, or by the short name at its start, unless the list has two such names.
 */
const classFinder = (
  texts: readonly string[],
  classes: readonly KnownClass[],
): ((text: string) => readonly KnownClass[]) => {
  const byName = byKey(classes)
  const byNickname = Map.groupBy(
    classes.filter(({ nickname }) => !!nickname),
    ({ nickname }) => classKey(nickname ?? ''),
  )
  const codes = Map.groupBy(new Set(texts.map(classKey)), (key) => {
    const text = texts.find((one) => classKey(one) === key) ?? ''
    return classKey(shortCode(text))
  })
  return (text) => {
    const code = classKey(shortCode(text))
    const isOnly = code !== '' && (codes.get(code)?.length ?? 0) === 1
    return byName.get(classKey(text)) ?? byNickname.get(classKey(text)) ?? (isOnly ? byName.get(code) : undefined) ?? []
  }
}

const textsOf = (lines: readonly Line[]): string[] => lines.flatMap(({ className }) => className ?? [])

/** All class names in the list, with the running class that each means. */
export const listedClasses = (lines: readonly Line[], classes: readonly KnownClass[]): ListedClass[] => {
  const texts = textsOf(lines)
  const find = classFinder(texts, classes)
  return [...Map.groupBy(texts, classKey)]
    .map(([key, [text = '', ...more]]) => {
      const [one = null, ...others] = find(text)
      const isSeveral = others.length > 0
      return { key, text, count: more.length + 1, isSeveral, found: isSeveral ? null : one }
    })
    .toSorted((one, other) => one.text.localeCompare(other.text, 'de', { numeric: true }))
}

/** School years in which several of the ambiguous class names mean one class, by their names. */
export const yearOffers = (unknown: readonly ListedClass[], classes: readonly KnownClass[]): YearOffer[] => {
  const names = new Set(unknown.flatMap(({ key, isSeveral }) => (isSeveral ? [key] : [])))
  const matching = classes.filter(({ name }) => names.has(classKey(name)))
  return [...Map.groupBy(matching, ({ schoolYear }) => schoolYear?.id)]
    .flatMap(([id, ofYear]) => {
      const sole = [...byKey(ofYear)].flatMap(([key, [one, ...more]]) =>
        one && more.length === 0 ? [{ key, one }] : [],
      )
      const choices = new Map(sole.map(({ key, one }) => [key, { kind: 'class', schoolClassId: one.id } as const]))
      return id !== undefined && choices.size > 1 ? [{ id, name: ofYear[0]?.schoolYear?.name ?? '', choices }] : []
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de', { numeric: true }))
}

const plainClassName = (text: string): string =>
  text
    .replace(classWord, '')
    .trim()
    .replace(/^0+(?=\d)/u, '')
    .replace(/(\d)[\s._-]+(?=\p{L})/u, '$1')

/** A name that a class may have (rule class.1), from the text of a list: "3a" of "3a VS". */
const shortClassName = (text: string): string =>
  plainClassName(text).length > schoolClassLimits.name
    ? shortCode(text) || plainClassName(text).slice(0, schoolClassLimits.name).trim()
    : plainClassName(text)

/** Whether a text may be the nickname of a class. */
export const isNickname = (text: string): boolean =>
  text !== '' && text.length <= schoolClassLimits.nickname && isPlainName(text)

/**
 * Makes a new class of a name in the list; its digits give the level. A name that is too long for a class is cut,
 * unless it would then equal that of another one among `others`: "Lerngruppe A" and "Lerngruppe B" are two classes. The
 * full one is kept as the nickname, so that the next list with it is understood.
 */
export const newClassOf = (text: string, others: readonly string[]): ClassChoice => {
  const name = shortClassName(text)
  const isCut = plainClassName(text).length > schoolClassLimits.name
  const key = classKey(text)
  const isTaken = others.some((other) => classKey(other) !== key && classKey(shortClassName(other)) === classKey(name))
  const fullName = text.trim()
  const nickname = isCut && isNickname(fullName) ? fullName : null
  return { kind: 'new', name: isCut && isTaken ? '' : name, schoolLevel: Number(levelInName(name) || 1), nickname }
}

/** The target of each line among the running classes, by the user's choices, which go before what was found. */
export const targetsOf = (
  lines: readonly Line[],
  classes: readonly KnownClass[],
  choices: ReadonlyMap<string, ClassChoice>,
): ((line: Line) => ImportTarget) => {
  const known = new Map(listedClasses(lines, classes).map(({ key, found }) => [key, found]))
  return ({ className }) => {
    if (className === null) return { kind: 'none' }
    const key = classKey(className)
    const one = known.get(key)
    const chosen = choices.get(key)
    if (!chosen) return one ? { kind: 'class', schoolClassId: one.id } : { kind: 'open' }
    if (chosen.kind !== 'new') return chosen
    return isClassNameValid(chosen.name) ? { kind: 'new', key } : { kind: 'open' }
  }
}

/**
 * The list of one class: lines that name another class are left out if some name this one, unless the user says
 * otherwise.
 */
export const targetsInClass = (
  lines: readonly Line[],
  schoolClass: { readonly schoolClassId: string; readonly name: string },
  takesOthers: boolean,
): ((line: Line) => ImportTarget) => {
  const here: ImportTarget = { kind: 'class', schoolClassId: schoolClass.schoolClassId }
  const isOther = ({ className }: Line) => className !== null && classKey(className) !== classKey(schoolClass.name)
  const namesIt = lines.some((line) => line.className !== null && !isOther(line))
  return (line) => (namesIt && !takesOthers && isOther(line) ? { kind: 'skip' } : here)
}

interface TargetNames {
  readonly classes: readonly KnownClass[]
  readonly choices: { readonly classes: ReadonlyMap<string, ClassChoice> }
  readonly newYears: { readonly possible: readonly unknown[]; readonly chosen: { readonly name: string } | undefined }
}

/**
 * Name of a line's class, '' for none; with its year if the school has classes of several years, so that a list for the
 * coming year does not silently go into the present one.
 */
export const targetName = (target: ImportTarget, { classes, choices, newYears }: TargetNames): string => {
  if (target.kind === 'class') {
    const found = classes.find(({ id }) => id === target.schoolClassId)
    const years = new Set(classes.map(({ schoolYear }) => schoolYear?.id))
    return [found?.name, years.size > 1 && found?.schoolYear?.name].filter(Boolean).join(' · ')
  }
  const made = target.kind === 'new' ? choices.classes.get(target.key) : undefined
  if (made?.kind !== 'new') return ''
  return [made.name, newYears.possible.length > 1 && newYears.chosen?.name].filter(Boolean).join(' · ')
}
