/** Why a file cannot be read as a table. */
export type TableFaultKind =
  | 'empty'
  | 'no-table'
  | 'password'
  | 'damaged'
  | 'too-large'
  | 'too-many-rows'
  | 'hostile'
  | 'header-only'
  | 'no-names'
  | 'no-users'

/** Thrown if a file as a whole cannot be read; `sheet` is its sheet or file, `row` counts from 1. */
export class TableFault extends Error {
  constructor(
    readonly kind: TableFaultKind,
    readonly location: { readonly sheet?: string; readonly row?: number; readonly limit?: number } = {},
  ) {
    super(kind)
  }
}
