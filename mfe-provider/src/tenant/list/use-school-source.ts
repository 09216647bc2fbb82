import { readSheets } from '@lernspur/school-editors/table-file/read-sheets'
import { readText } from '@lernspur/school-editors/table-file/read-text'
import type { SheetRow } from '@lernspur/school-editors/table-file/sheet'
import { TableFault } from '@lernspur/school-editors/table-file/table-fault'
import { useState } from 'react'
import { isSchoolHeader } from './school-line'

interface Source {
  readonly text: string
  /** Name of the chosen file; null for pasted text. */
  readonly file: string | null
  readonly rows: readonly SheetRow[]
  readonly fault: TableFault | null
}

const nothing: Source = { text: '', file: null, rows: [], fault: null }

const readFile = async (file: File): Promise<Source> => {
  try {
    const [sheet] = await readSheets(file, file.name, isSchoolHeader)
    return { ...nothing, file: file.name, rows: sheet?.rows ?? [] }
  } catch (error) {
    return { ...nothing, fault: error instanceof TableFault ? error : new TableFault('damaged') }
  }
}

/** A list of schools, read in the browser: pasted text, or the first sheet of a file. One replaces the other. */
export const useSchoolSource = () => {
  const [source, setSource] = useState(nothing)
  const [isReading, setReading] = useState(false)
  return {
    ...source,
    isReading,
    write: (text: string) => setSource({ ...nothing, text, rows: readText(text, isSchoolHeader) }),
    take: async (file: File) => {
      setReading(true)
      setSource(await readFile(file))
      setReading(false)
    },
  }
}
