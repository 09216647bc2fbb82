import { useRef } from 'react'

/** Rows by id as they were last read, also those of pages that are not shown any more. */
export const useKnownRows = <Row>(visible: readonly Row[], rowId: (row: Row) => string) => {
  const rows = useRef(new Map<string, Row>())
  const add = (some: readonly Row[]) => {
    for (const row of some) rows.current.set(rowId(row), row)
  }
  add(visible)
  return { add, of: (ids: readonly string[]): Row[] => ids.flatMap((id) => rows.current.get(id) ?? []) }
}
