import type { RouteSpec, Schema } from '@lernspur/contracts/wire/route'
import * as z from 'zod/mini'

/** A response that violates the contract. `concerns` names the fields for the log. */
class AnswerProblem extends Error {
  override readonly name = 'AnswerProblem'

  constructor(readonly concerns: string) {
    super('The answer breaks the contract.')
  }
}

/** Shape of `data` on the wire; undefined for files, events and calls that only return success. */
export const answerSchema = (route: RouteSpec): Schema | undefined => {
  if (!route.response || typeof route.response === 'string') return undefined
  return route.list ? z.strictObject({ rows: z.array(route.response), count: z.int() }) : route.response
}

/** Validates a response against the contract; an unknown field would be a leak. */
export const checkAnswer = (schema: Schema, wire: unknown): void => {
  const result = schema.safeParse(wire)
  if (!result.success) {
    throw new AnswerProblem(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', '))
  }
  if (!Bun.deepEquals(result.data, wire)) throw new AnswerProblem('a field that the contract does not know')
}
