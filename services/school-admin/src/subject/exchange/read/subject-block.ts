import { preSchoolLevel } from '@lernspur/contracts/school-admin/school-class.contract'
import { createSubjectTemplateSchema } from '@lernspur/contracts/school-admin/subject.contract'
import type { SubjectContent } from '../../content/subject-content'
import { fields, preSchool } from '../subject-sheet'
import type { FaultList } from './fault-list'
import { isSame, type Row } from './sheet'

type Field = keyof typeof fields

const fieldNames = Object.keys(fields) as Field[]
const { name, abbreviation, color, schoolLevel } = createSubjectTemplateSchema.shape
const value = 1

const levelOf = (text: string): unknown => {
  if (isSame(text, preSchool)) return preSchoolLevel
  return /^\s*\d+\s*$/.test(text) ? Number(text) : text
}

/** Each label once, in any order, with its row. */
const labelled = (rows: readonly Row[], faults: FaultList): Map<Field, Row> => {
  const found = new Map<Field, Row>()
  for (const row of rows) {
    const field = fieldNames.find((one) => isSame(row.cells[0], fields[one]))
    if (!field) faults.add('unknownField', row.number, 0)
    else if (found.has(field)) faults.add('repeated', row.number, 0)
    else found.set(field, row)
    faults.checkCellCount(row, value + 1)
  }
  return found
}

/** The header block above the table; undefined, with faults reported, when it is invalid. */
export const readBlock = (
  rows: readonly Row[],
  faults: FaultList,
): Omit<SubjectContent, 'originId' | 'domains'> | undefined => {
  const found = labelled(rows, faults)
  const [ofName, ofAbbreviation, ofColor, ofLevel] = fieldNames.map((field) => found.get(field))
  if (!ofName || !ofAbbreviation || !ofColor || !ofLevel) {
    faults.add('noField')
    return undefined
  }
  const read = {
    name: faults.parse(name, ofName, value),
    abbreviation: faults.parse(abbreviation, ofAbbreviation, value),
    color: faults.parse(color, ofColor, value, { malformed: 'color', convert: (text) => text.trim() }),
    schoolLevel: faults.parse(schoolLevel, ofLevel, value, {
      malformed: 'schoolLevel',
      convert: levelOf,
    }),
  }
  if (
    read.name === undefined ||
    read.abbreviation === undefined ||
    read.color === undefined ||
    read.schoolLevel === undefined
  )
    return undefined
  return {
    name: read.name,
    abbreviation: read.abbreviation,
    color: read.color,
    schoolLevel: read.schoolLevel,
  }
}
