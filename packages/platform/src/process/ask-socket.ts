/** What a process answers on its socket to a path, or undefined where it gives no answer within `waitMs` milliseconds. */
export const askSocket = async (unix: string, path: string, waitMs: number): Promise<Response | undefined> => {
  try {
    const answer = await fetch(`http://process${path}`, { unix, keepalive: false, signal: AbortSignal.timeout(waitMs) })
    await answer.body?.cancel()
    return answer
  } catch {
    return undefined
  }
}
