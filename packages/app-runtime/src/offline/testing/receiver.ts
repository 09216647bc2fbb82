import { failure } from '@lernspur/api-client/testing/failure'
import type { Entry } from '../outbox/entry'

/** The fate of one request. `lost`: it never arrives; `unheard`: it is done, and the answer is lost. */
export type SendOutcome = 'well' | 'lost' | 'unheard' | 'overloaded' | 'broken' | 'ended' | 'portal'

/** A server that keeps one answer per key, as the services do (rule call.7). */
export class Receiver {
  /** Bodies in the order in which they were done. */
  readonly done: unknown[] = []
  readonly #answers = new Map<string, { readonly id: number; readonly body: string }>()
  /** Bodies that are refused. */
  refuses = (_body: unknown): boolean => false

  /** Answers one request, or fails as fate says. */
  async answer({ idempotencyKey, body }: Entry, outcome: SendOutcome): Promise<{ readonly id: number }> {
    await Promise.resolve()
    if (outcome === 'lost') throw failure(0, 'UNKNOWN')
    if (outcome === 'overloaded') throw failure(503, 'UNKNOWN')
    if (outcome === 'broken') throw failure(500, 'UNKNOWN')
    if (outcome === 'ended') throw failure(401, 'INVALID_TOKEN')
    if (outcome === 'portal') throw failure(200, 'UNKNOWN')
    const known = this.#answers.get(idempotencyKey)
    if (known && known.body !== JSON.stringify(body)) throw new Error('The key belongs to another body.')
    if (!known && this.refuses(body)) throw failure(409, 'EDIT_CONFLICT')
    const answer = known ?? { id: this.done.push(body), body: JSON.stringify(body) }
    this.#answers.set(idempotencyKey, answer)
    if (outcome === 'unheard') throw failure(0, 'UNKNOWN')
    return { id: answer.id }
  }
}
