/**
 * Waits for something that is read before a transaction, because the transaction would hold a connection and locks while
 * the reading waits for its turn. What the reading throws is thrown by the function that is returned, so that a call is
 * refused in the same order as without it.
 */
export const readAhead = async <Read>(reading: Promise<Read>): Promise<() => Read> => {
  const [read] = await Promise.allSettled([reading])
  return () => {
    if (read.status === 'rejected') throw read.reason
    return read.value
  }
}
