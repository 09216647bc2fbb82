/** By cell of the matrix, the outcome for the entry that the cell was based on. */
export type CellAnswers = ReadonlyMap<string, unknown>

/** What the outbox knows about calls that enter cells, and that build on each other (rule cell.3). */
export interface CellRules {
  entersCells(body: unknown): boolean
  /** The outcomes of the cells in the answer to a call; none for a call of another kind. */
  answersTo(call: { readonly body: unknown }, data: unknown): CellAnswers
  /** The body of a call with its cells based on these outcomes; undefined if they concern none of its cells. */
  rebasedBody(call: { readonly body: unknown }, answers: CellAnswers): unknown
}
