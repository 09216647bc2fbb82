import type { Row, RowIds } from './row'

/** Rows of `teacher` that belong to a school as a whole, by table. */
export const teacherRows = {} as const satisfies Readonly<Record<string, Row>>

/** Well-formed requests for them. */
export const teacherRowSamples = (_ids: RowIds<typeof teacherRows>) => ({})
