/**
 * What a process answers on its socket to a path: `silent` where something listens and gives no answer within `waitMs`
 * milliseconds, undefined where nothing listens.
 */
export const answerOf = async (
  unix: string,
  path: string,
  waitMs: number,
): Promise<Response | 'silent' | undefined> => {
  const signal = AbortSignal.timeout(waitMs)
  try {
    const answer = await fetch(`http://process${path}`, { unix, keepalive: false, signal })
    await answer.body?.cancel()
    return answer
  } catch {
    return signal.aborted ? 'silent' : undefined
  }
}

/** What a process answers on its socket to a path, or undefined where it gives no answer within `waitMs` milliseconds. */
export const askSocket = async (unix: string, path: string, waitMs: number): Promise<Response | undefined> => {
  const answer = await answerOf(unix, path, waitMs)
  return answer === 'silent' ? undefined : answer
}
