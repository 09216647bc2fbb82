interface RepeatedRequest {
  readonly method: 'GET' | 'POST'
  /** Below `/api`. */
  readonly path: string
  readonly body?: string
}

/** Repeated requests to a running product, and which of them were refused or lost. */
export interface RequestLoop {
  /** Number of responses so far. */
  answered(): number
  /** Ends, and returns a sentence for each request that no service answered. */
  stop(): Promise<readonly string[]>
}

/** Gives up after that many lost requests: nothing answers any more, and there may be nobody left to stop it. */
const mostLost = 1_000

const json = { 'content-type': 'application/json' }

/**
 * Sends one request after the other over `side` parallel keep-alive connections. Any response of a service counts as
 * answered; a lost connection, or the gateway's error that it reached no service, does not.
 */
export const requestRepeatedly = (
  url: string,
  requests: readonly RepeatedRequest[],
  headers: HeadersInit,
  side = 8,
): RequestLoop => {
  const lost: string[] = []
  let count = 0
  let isOver = false
  const one = async (index: number): Promise<void> => {
    for (let turn = index; !isOver && lost.length < mostLost; turn += side) {
      const { method, path, body } = requests[turn % requests.length] ?? { method: 'GET', path: '/healthcheck' }
      try {
        const sent = body === undefined ? {} : { body }
        const all = new Headers({ ...json, ...Object.fromEntries(new Headers(headers)) })
        const answer = await fetch(`${url}/api${path}`, { method, headers: all, keepalive: true, ...sent })
        await answer.arrayBuffer()
        if (answer.status >= 500) lost.push(`${method} ${path}: ${answer.status}`)
      } catch (error) {
        lost.push(`${method} ${path}: ${String(error)}`)
      }
      count += 1
    }
  }
  const all = Promise.all(Array.from({ length: side }, (_, index) => one(index)))
  return {
    answered: () => count,
    stop: async () => {
      isOver = true
      await all
      return lost
    },
  }
}
