import type { RecordBlock, RecordTable } from '../record-document'

/** What is drawn as one file: laying out rows takes time that grows faster than their number. */
export interface RecordPart {
  /** Counted from 1. */
  number: number
  parts: number
  blocks: readonly RecordBlock[]
}

const rowsPerTable = 150
const rowsPerPart = 200

/** Facts and texts count as a few rows. */
const rowsOf = (block: RecordBlock): number => (block.kind === 'table' ? block.rows.length : 10)

/** A long table as several that follow each other, whose headings say which rows they have. */
const cut = (table: RecordTable): RecordTable[] => {
  const { rows, heading } = table
  if (rows.length <= rowsPerTable)
    return [rows.length > 0 ? { ...table, heading: `${heading} (${rows.length})` } : table]
  return Array.from({ length: Math.ceil(rows.length / rowsPerTable) }, (_, index) => {
    const start = index * rowsPerTable
    const end = Math.min(start + rowsPerTable, rows.length)
    return { ...table, heading: `${heading} (${start + 1}–${end} / ${rows.length})`, rows: rows.slice(start, end) }
  })
}

/** The blocks of a record in parts of limited length, in their order; at least one. */
export const recordParts = (blocks: readonly RecordBlock[]): RecordPart[] => {
  const filled: RecordBlock[][] = [[]]
  let rows = 0
  for (const piece of blocks.flatMap((block): RecordBlock[] => (block.kind === 'table' ? cut(block) : [block]))) {
    if (rows > 0 && rows + rowsOf(piece) > rowsPerPart) {
      filled.push([])
      rows = 0
    }
    filled.at(-1)?.push(piece)
    rows += rowsOf(piece)
  }
  return filled.map((part, index) => ({ number: index + 1, parts: filled.length, blocks: part }))
}
