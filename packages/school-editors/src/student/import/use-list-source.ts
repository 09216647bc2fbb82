import { useMemo, useState } from 'react'
import { TableFault } from '../../table-file/table-fault'
import type { ListSource, ReadList } from './import-state'
import { readFiles, readPasted } from './read/read-list'

/** Where a text is stored while it is typed. */
export interface TypedText {
  readonly text: string
  write(text: string): void
}

const faultOf = (error: unknown): TableFault => (error instanceof TableFault ? error : new TableFault('damaged'))

const readText = (text: string): ReadList => {
  try {
    return { table: readPasted(text), fault: null }
  } catch (error) {
    return { table: null, fault: faultOf(error) }
  }
}

const readChosen = async (files: readonly File[]): Promise<ReadList> => {
  try {
    return { table: await readFiles(files), fault: null }
  } catch (error) {
    return { table: null, fault: faultOf(error) }
  }
}

/** A list of names, read in the browser; nothing is sent. A file replaces the text, and vice versa. */
export const useListSource = ({ text, write }: TypedText): ListSource => {
  const [chosen, choose] = useState<(ReadList & { readonly files: readonly string[] | null }) | null>(null)
  const [reading, setReading] = useState(false)
  const typed = useMemo(() => readText(text), [text])
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return
    setReading(true)
    const read = await readChosen(files)
    setReading(false)
    choose({ ...read, files: files.map(({ name }) => name) })
  }
  return {
    text,
    write: (next) => {
      choose(null)
      write(next)
    },
    files: chosen?.table ? chosen.files : null,
    goOnWith: (next) => {
      const read = readText(next)
      choose({ ...read, files: null })
      write(next)
      return read.table
    },
    take,
    takeTable: (table, name) => choose({ table, fault: null, files: [name] }),
    reading,
    // A continued text is read only once: another table would ask the user again.
    table: chosen?.table ?? typed.table,
    fault: chosen ? chosen.fault : typed.fault,
  }
}
