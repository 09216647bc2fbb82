type Settled<Sent extends readonly PromiseLike<unknown>[]> = { -readonly [Index in keyof Sent]: Awaited<Sent[Index]> }

/**
 * Results of statements that need nothing of each other, sent in one round trip within a transaction. Throws what the
 * first of them throws in the order given, whichever fails first, so that a caller is refused for the same reason each
 * time.
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
