import type { Health } from '@lernspur/contracts/health.contract'
import { Problem } from '../console/problem'

const timeoutMs = 30_000
const pause = 40

type State = Health | 'no answer'

const ask = async (port: number): Promise<State> => {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/healthcheck`, { signal: AbortSignal.timeout(3_000) })
    const { data } = (await response.json()) as { data: Health }
    return data
  } catch {
    return 'no answer'
  }
}

const missing = (state: State): string[] => {
  if (state === 'no answer') return ['gateway']
  // A service that a team has added never keeps the product from starting.
  const parts = Object.entries({ ...state.services, database: state.database, gateway: state.gateway })
  return parts.flatMap(([name, is]) => (is === 'up' ? [] : name))
}

/** Some parts do not answer, and did not end either. */
export class LateParts extends Problem {
  constructor(readonly parts: readonly string[]) {
    super(`These parts did not get ready in time: ${parts.join(', ')}.`)
  }
}

/**
 * Waits until all components of the product answer. Throws LateParts, which names the missing ones; stops early if `failure` rejects.
 */
export const waitUntilReady = async (port: number, failure: Promise<never>): Promise<void> => {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const late = missing(await Promise.race([ask(port), failure]))
    if (late.length === 0) return
    if (performance.now() > deadline) throw new LateParts(late)
    await Promise.race([Bun.sleep(pause), failure])
  }
}
