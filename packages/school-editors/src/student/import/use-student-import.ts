import type { Student } from '@lernspur/contracts/student.contract'
import { useMemo, useState } from 'react'
import { type DecidedLine, type Decision, decideLines } from './judge/decision'
import { type ImportDraft, type ImportScope, importDraft } from './judge/import-body'
import { judgeLines } from './judge/judge-lines'
import { coveredClasses, type Leaving, leavingChildren } from './judge/leaving'
import { type ClassChoice, placesInClass, placesOf, type UnknownClass, unknownClasses } from './judge/place'
import type { ListTable } from './read/list-table'
import { knownNames } from './read/name-order'
import { type Line, readLines } from './read/read-lines'
import { isComplete, type ProposedReading, proposeReading, type Reading } from './read/reading'
import type { ImportData } from './use-import-data'
import type { ListSource } from './use-list-source'

/** What the user has said about a list. */
interface Choices {
  readonly table: ListTable | null
  /** Null until the user has said or accepted how the names are read. */
  readonly reading: Reading | null
  readonly decisions: ReadonlyMap<number, Decision>
  readonly classes: ReadonlyMap<string, ClassChoice>
  readonly left: ReadonlySet<string>
  readonly takesOthers: boolean
  readonly wholeSchool: boolean
}

const untouched = (table: ListTable | null): Choices => ({
  table,
  reading: null,
  decisions: new Map(),
  classes: new Map(),
  left: new Set(),
  takesOthers: false,
  wholeSchool: false,
})

/** A list of names on its way into a class or the school. */
export interface StudentImportState {
  readonly scope: ImportScope
  readonly source: ListSource
  readonly choices: Choices
  change(change: Partial<Choices>): void
  readonly proposed: ProposedReading | null
  readonly reading: Reading | null
  /** Whether the user has to say what the first name is before anything is taken. */
  readonly mustAsk: boolean
  readonly lines: readonly Line[]
  readonly unknown: readonly UnknownClass[]
  /** Lines that name other classes than that of the list. */
  readonly others: number
  readonly decided: readonly DecidedLine[]
  readonly leaving: readonly Leaving[]
  readonly draft: ImportDraft
  readonly students: readonly Student[]
  readonly classes: ImportData['classes']
}

const useJudged = (scope: ImportScope, { students, classes }: ImportData, lines: readonly Line[], choices: Choices) =>
  useMemo(() => {
    const inClass = scope.kind === 'class'
    const placeOf = inClass ? placesInClass(lines, scope, choices.takesOthers) : placesOf(classes, choices.classes)
    const judged = judgeLines(lines, students, placeOf)
    const covered = choices.wholeSchool ? new Set(classes.map(({ id }) => id)) : coveredClasses(judged)
    return {
      judged,
      unknown: inClass ? [] : unknownClasses(lines, classes),
      others: inClass ? lines.length - judgeLines(lines, [], placesInClass(lines, scope, false)).length : 0,
      leaving: leavingChildren(judged, students, covered),
    }
  }, [scope, students, classes, lines, choices.takesOthers, choices.classes, choices.wholeSchool])

/** Reads a list, compares it with the children of the school and keeps what the user decides about it. */
export const useStudentImport = (scope: ImportScope, source: ListSource, data: ImportData): StudentImportState => {
  const { table } = source
  const [made, make] = useState(() => untouched(table))
  // Another list, or one that was edited, knows none of the decisions.
  const choices = made.table === table ? made : untouched(table)
  const known = useMemo(() => knownNames(data.students), [data.students])
  const proposed = useMemo(() => (table ? proposeReading(table, known) : null), [table, known])
  const reading = choices.reading ?? proposed?.reading ?? null
  const lines = useMemo(
    () => (table && reading && isComplete(reading) ? readLines(table, reading) : []),
    [table, reading],
  )
  const { judged, unknown, others, leaving } = useJudged(scope, data, lines, choices)
  const decided = useMemo(() => decideLines(judged, choices.decisions), [judged, choices.decisions])
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
    unknown,
    others,
    decided,
    leaving,
    draft: importDraft({ scope, lines: decided, left, choices: choices.classes }),
    ...data,
  }
}
