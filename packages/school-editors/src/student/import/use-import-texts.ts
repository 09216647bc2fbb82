import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ClassesOf } from '../../school-class/naming-classes'
import { columnLetter } from '../../table-file/sheet'
import type { TableFault } from '../../table-file/table-fault'
import type { JudgedLine } from './judge/judged'
import type { Line } from './read/list'

/** Why a file cannot be read, with its sheet, row and limit. */
export const useFaultText = () => {
  const { t } = useTranslation('school-editors.student-import')
  return ({ kind, place }: TableFault): string => {
    const sheet = place.sheet || t(($) => $.fault.text)
    const limit = place.limit ?? 0
    const texts = {
      empty: () => t(($) => $.fault.empty, { sheet }),
      'no-table': () => t(($) => $.fault.noTable),
      password: () => t(($) => $.fault.password),
      damaged: () => t(($) => $.fault.damaged),
      'too-large': () => t(($) => $.fault.tooLarge, { limit }),
      'too-many-rows': () => t(($) => $.fault.tooManyRows, { sheet, limit, row: place.row ?? limit }),
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
    const place = sheet === '' ? t(($) => $.note.place, at) : t(($) => $.note.placeInSheet, { ...at, sheet })
    const texts = {
      incomplete: () => t(($) => $.note.incomplete, { place }),
      'too-long': () => t(($) => $.note.tooLong, { place }),
      formula: () => t(($) => $.note.formula, { place }),
      encoding: () => t(($) => $.note.encoding, { place }),
    }
    return texts[problem.kind]()
  }
}

/** What the preview says about a line; '' for a new child. `classesOf` names the classes of a known one. */
export const useNote = (classesOf: ClassesOf) => {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  const problemText = useProblemText()
  return ({ line, reason, candidates: [student] }: JudgedLine): string => {
    const name = student ? format.name(student) : ''
    const classes = format.list(student ? classesOf(student) : [])
    const texts = {
      new: () => '',
      here: () => t(($) => $.note.here),
      joins: () => (classes ? t(($) => $.note.joins, { classes }) : t(($) => $.note.joinsWithout)),
      renamed: () => t(($) => $.note.renamed, { name }),
      similar: () => t(($) => $.note.similar, { name }),
      several: () => t(($) => $.note.several),
      twice: () => t(($) => $.note.twice),
      reversed: () => t(($) => $.note.reversed, { name }),
      erasure: () => t(($) => $.note.erasure),
      open: () => t(($) => $.note.classOpen, { name: line.className ?? '' }),
      problem: () => problemText(line),
    }
    return texts[reason]()
  }
}
