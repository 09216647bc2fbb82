/** What became of the entries that cells of the matrix stood on, by cell. */
export type CellAnswers = ReadonlyMap<string, unknown>

/** What the outbox knows of calls that enter cells, which stand on each other (rule cell.3). */
export interface CellRules {
  isOfCells(body: unknown): boolean
  /** What an answer says of the cells of its call; none for a call of another kind. */
  answersTo(call: { readonly body: unknown }, data: unknown): CellAnswers
  /** The body of a call whose cells stand on what became of their entries; undefined if none of them is meant. */
  renewed(call: { readonly body: unknown }, answers: CellAnswers): unknown
}
