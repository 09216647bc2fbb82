type Settled<Sent extends readonly PromiseLike<unknown>[]> = { -readonly [Index in keyof Sent]: Awaited<Sent[Index]> }

/**
 * Results of independent statements, sent in one round trip within a transaction. When several fail, throws the error
 * of the first in the given order, so that a caller is always refused for the same reason.
 */
export const allInOrder = async <const Sent extends readonly PromiseLike<unknown>[]>(
  ...sent: Sent
): Promise<Settled<Sent>> => {
  const settled = await Promise.allSettled(sent)
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  }) as Settled<Sent>
}
