import type { Health } from '@lernspur/contracts/health.contract'
import { Problem } from '../console/problem'

const timeoutMs = 30_000
const pause = 40

type State = Health | 'no answer'

const ask = async (port: number): Promise<{ ready: boolean; state: State }> => {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/healthcheck`, { signal: AbortSignal.timeout(3_000) })
    const { data } = (await response.json()) as { data: Health }
    return { ready: response.status === 200, state: data }
  } catch {
    return { ready: false, state: 'no answer' }
  }
}

const missing = (state: State): string[] => {
  if (state === 'no answer') return ['gateway']
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
 * Waits until all components answer. Throws LateParts, which names the missing ones; stops early if `failure` rejects.
 */
export const waitUntilReady = async (port: number, failure: Promise<never>): Promise<void> => {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const { ready, state } = await Promise.race([ask(port), failure])
    if (ready) return
    if (performance.now() > deadline) throw new LateParts(missing(state))
    await Promise.race([Bun.sleep(pause), failure])
  }
}
