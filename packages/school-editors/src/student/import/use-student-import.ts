import { today } from '@lernspur/app-runtime'
import { useMemo, useState } from 'react'
import { classNamer } from '../../school-class/class-namer'
import { runningClasses } from '../../school-class/running-classes'
import { currentYears } from '../../school-year/running-year'
import { applyFilled } from './filled-line'
import type { Choices, ImportData, ListSource, StudentImportState } from './import-state'
import { classesOfYear, yearOfList } from './list-year'
import { decideLines, retainedLines } from './match/decision'
import { importDraft } from './match/import-body'
import { listedClasses, targetsInClass, targetsOf, yearOffers } from './match/import-target'
import { coveredClasses, leavingChildren } from './match/leaving'
import { matchLines } from './match/match-lines'
import type { ImportScope } from './match/matched-line'
import type { Line, ListTable } from './read/list'
import { knownNames } from './read/name-order'
import { readLines, readPeople } from './read/read-lines'
import { isComplete, proposeReading } from './read/reading'
import { textOfLines } from './read/text-of-lines'

const untouched = (table: ListTable | null): Choices => ({
  table,
  reading: null,
  decisions: new Map(),
  classes: new Map(),
  filled: new Map(),
  yearId: null,
  left: new Set(),
  takesOthers: false,
  entireSchool: false,
})

const useMatchedLines = (
  scope: ImportScope,
  { students, classes }: ImportData,
  lines: readonly Line[],
  choices: Choices,
  yearId: string | undefined,
) =>
  useMemo(() => {
    const inClass = scope.kind === 'class'
    // Last year's 1a is not the class that new children join.
    const running = classesOfYear(runningClasses(classes, today()), yearId)
    const targetOf = inClass
      ? targetsInClass(lines, scope, choices.takesOthers)
      : targetsOf(lines, running, choices.classes)
    const matched = matchLines(lines, students, targetOf)
    const covered = choices.entireSchool ? new Set(running.map(({ id }) => id)) : coveredClasses(matched)
    const listed = inClass ? [] : listedClasses(lines, running)
    const unknown = listed.filter(({ found }) => found === null)
    return {
      evaluated: matched,
      listed,
      unknown,
      offers: yearOffers(unknown, running),
      others: inClass ? lines.length - matchLines(lines, [], targetsInClass(lines, scope, false)).length : 0,
      leaving: leavingChildren(matched, students, covered),
    }
  }, [scope, students, classes, lines, choices.takesOthers, choices.classes, choices.entireSchool, yearId])

const newYearsOf = (
  data: ImportData,
  yearId: string | null,
  table: ListTable | null,
  lines: readonly Line[],
): StudentImportState['newYears'] => {
  const possible = currentYears(data.years, today())
  return { possible, chosen: possible.find(({ id }) => id === yearId) ?? yearOfList(data, table, lines) }
}

/** Reads a list, compares it with the children of the school and holds the user's decisions about it. */
export const useStudentImport = (scope: ImportScope, source: ListSource, data: ImportData): StudentImportState => {
  const { table } = source
  const [made, make] = useState(() => untouched(table))
  // A new or edited list starts without decisions.
  const choices = made.table === table ? made : untouched(table)
  const known = useMemo(() => knownNames(data.students), [data.students])
  const proposed = useMemo(() => (table ? proposeReading(table, known) : null), [table, known])
  const reading = choices.reading ?? proposed?.reading ?? null
  const read = useMemo(
    () =>
      table && reading && isComplete(reading)
        ? { lines: readLines(table, reading, today()), people: readPeople(table, reading) }
        : { lines: [], people: [] },
    [table, reading],
  )
  const lines = useMemo(() => applyFilled(read.lines, choices.filled), [read.lines, choices.filled])
  const newYears = useMemo(() => newYearsOf(data, choices.yearId, table, lines), [data, choices.yearId, table, lines])
  const matches = useMatchedLines(scope, data, lines, choices, newYears.chosen?.id)
  const { evaluated: matched, listed, unknown, offers, others, leaving } = matches
  const decided = useMemo(() => decideLines(matched, choices.decisions), [matched, choices.decisions])
  const undecided = decided.filter(({ isOpen }) => isOpen)
  const retainUndecided = () => {
    const rows = retainedLines(decided).flatMap(({ line }) => table?.rows[line.index] ?? [])
    const next = source.goOnWith(table ? textOfLines(table, rows) : '')
    const { classes, yearId } = choices
    make({ ...untouched(next), reading, classes, yearId })
  }
  const left = leaving.filter(({ key }) => choices.left.has(key))
  return {
    scope,
    source,
    choices,
    change: (change) => make({ ...choices, ...change }),
    proposed,
    reading,
    mustAsk: choices.reading === null && proposed !== null && proposed.doubt !== null,
    lines,
    people: read.people,
    listed,
    unknown,
    offers,
    newYears,
    others,
    decided,
    undecided,
    retainUndecided,
    leaving,
    draft: importDraft({
      scope,
      lines: decided,
      left,
      choices: choices.classes,
      yearId: newYears.chosen?.id,
      classes: data.classes,
    }),
    classes: data.classes,
    classesOf: classNamer(data.classes),
  }
}
