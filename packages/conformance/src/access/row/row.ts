/** Columns of a row besides the tenant's. */
export type Row = Readonly<Record<string, string | number | boolean>>

/** Ids of rows, by table. */
export type RowIds<Rows> = Readonly<Record<keyof Rows, string>>
