import { rowFields } from '../../../waiting/call-size'

/** What a waiting call enters for one child and one competence; fields that the call lacks are left out. */
export interface CallRow {
  readonly studentId: string
  readonly competenceId: string
  readonly performanceLevelV2Id?: string | null
  readonly performanceAssessmentId?: string | null
  readonly description?: string | null
  readonly observedAt?: string
}

const isRow = (value: unknown): value is CallRow =>
  typeof value === 'object' && value !== null && 'studentId' in value && 'competenceId' in value

const rowsField = (body: unknown) => {
  const all: Readonly<Record<string, unknown>> = { ...Object(body) }
  const name = rowFields.find((field) => Array.isArray(all[field]))
  return { all, name, rows: name === undefined ? [] : (all[name] as unknown[]).filter(isRow) }
}

/** The rows of a call's body; none for a call of another kind, which can only be sent again or discarded. */
export const rowsOf = (body: unknown): readonly CallRow[] => rowsField(body).rows

/** The body with changes by row number; null removes the row. */
export const withRows = (body: unknown, changes: ReadonlyMap<number, Partial<CallRow> | null>): unknown => {
  const { all, name, rows } = rowsField(body)
  if (name === undefined) return body
  const changed = rows.flatMap((row, index) => {
    const change = changes.get(index)
    return change === null ? [] : [{ ...row, ...change }]
  })
  return { ...all, [name]: changed }
}

/** The message of a refusal for a row, from details such as `observations.3.observedAt`. */
export const faultOf = (
  details: readonly { readonly path: string; readonly message: string }[],
  index: number,
): string | undefined => {
  const ofRow = details.filter(({ path }) => path.split('.')[1] === String(index))
  return ofRow.length > 0 ? ofRow.map(({ message }) => message).join(' ') : undefined
}
