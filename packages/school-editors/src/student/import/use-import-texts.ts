import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ClassesOf } from '../../school-class/class-namer'
import { columnLetter } from '../../table-file/sheet'
import type { TableFault } from '../../table-file/table-fault'
import type { MatchedLine } from './match/matched-line'
import type { Line } from './read/list'

/** Why a file cannot be read, with its sheet, row and limit. */
export const useFaultText = () => {
  const { t } = useTranslation('school-editors.student-import')
  return ({ kind, location }: TableFault): string => {
    const sheet = location.sheet || t(($) => $.fault.text)
    const limit = location.limit ?? 0
    const texts = {
      empty: () => t(($) => $.fault.empty, { sheet }),
      'no-table': () => t(($) => $.fault.noTable),
      password: () => t(($) => $.fault.password),
      damaged: () => t(($) => $.fault.damaged),
      'too-large': () => t(($) => $.fault.tooLarge, { limit }),
      'too-many-rows': () => t(($) => $.fault.tooManyRows, { sheet, limit, row: location.row ?? limit }),
      hostile: () => t(($) => $.fault.hostile),
      'header-only': () => t(($) => $.fault.headerOnly, { sheet }),
      'no-names': () => t(($) => $.fault.noNames, { sheet }),
      'no-users': () => t(($) => $.fault.noUsers),
    }
    return texts[kind]()
  }
}

const useProblemText = () => {
  const { t } = useTranslation('school-editors.student-import')
  return ({ sheet, row, problem }: Line): string => {
    if (!problem) return ''
    const at = { row, column: columnLetter(problem.column) }
    const location = sheet === '' ? t(($) => $.note.location, at) : t(($) => $.note.locationInSheet, { ...at, sheet })
    const texts = {
      incomplete: () => t(($) => $.note.incomplete, { place: location }),
      'too-long': () => t(($) => $.note.tooLong, { place: location }),
      formula: () => t(($) => $.note.formula, { place: location }),
      encoding: () => t(($) => $.note.encoding, { place: location }),
      date: () => t(($) => $.note.date, { place: location }),
    }
    return texts[problem.kind]()
  }
}

/** The preview's text about a line; '' for a new child. `classesOf` names the classes of a known one. */
export const useNote = (classesOf: ClassesOf) => {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  const problemText = useProblemText()
  return ({ line, reason, candidates: [student] }: MatchedLine): string => {
    const name = student ? format.name(student) : ''
    const classes = format.list(student ? classesOf(student) : [])
    const texts = {
      new: () => '',
      here: () => t(($) => $.note.here),
      left: () => t(($) => $.note.left, { says: line.left ?? '' }),
      otherDate: () => t(($) => $.note.otherDate, { day: student?.birthDate ? format.day(student.birthDate) : '' }),
      joins: () => (classes ? t(($) => $.note.joins, { classes }) : t(($) => $.note.joinsWithout)),
      renamed: () => t(($) => $.note.renamed, { name }),
      similar: () => t(($) => $.note.similar, { name }),
      several: () => t(($) => $.note.several),
      twice: () => t(($) => $.note.twice),
      reversed: () => t(($) => $.note.reversed, { name }),
      returning: () => {
        const { lastClass, lastDay } = student?.returning ?? {}
        return lastClass && lastDay
          ? t(($) => $.note.returningFrom, { name: lastClass, day: format.day(lastDay) })
          : t(($) => $.note.returning)
      },
      erasure: () => t(($) => $.note.erasure),
      open: () => t(($) => $.note.classOpen, { name: line.className ?? '' }),
      problem: () => problemText(line),
    }
    return texts[reason]()
  }
}
