interface RepeatedRequest {
  readonly method: 'GET' | 'POST'
  /** Below `/api`. */
  readonly path: string
  readonly body?: string
}

/** Requests of a running product, and what was refused or lost of them. */
export interface RequestLoop {
  /** How many were answered so far. */
  answered(): number
  /** Ends, and gives a sentence for each request that was not answered by a service. */
  stop(): Promise<readonly string[]>
}

/** After so many lost requests nothing answers any more, and nobody may be left to stop the asking. */
const mostLost = 1_000

const json = { 'content-type': 'application/json' }

/**
 * Asks one thing after the other over connections that are kept, `side` of them side by side. Whatever a service says
 * counts as answered; a lost connection and an answer of the gateway that no service could be reached do not.
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
