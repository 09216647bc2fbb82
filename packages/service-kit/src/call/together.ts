import type { SendLast } from './call'

type Answers<Asked extends readonly PromiseLike<unknown>[]> = { -readonly [At in keyof Asked]: Awaited<Asked[At]> }

/**
 * Answers of statements that need nothing of each other, sent in one round trip within a transaction. Throws what the
 * first of them throws in the order given, whichever fails first, so that a caller is refused for the same reason each
 * time.
 */
export const together = async <const Asked extends readonly PromiseLike<unknown>[]>(
  ...asked: Asked
): Promise<Answers<Asked>> => {
  const settled = await Promise.allSettled(asked)
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  }) as Answers<Asked>
}

/** Sends statements that are followed by others of the transaction where a verb would send its last ones. */
export const sendOn: SendLast = async (...queries) => (await together(...queries)) as never
