import { readFileSync } from 'node:fs'
import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { RouteOwner } from '@lernspur/contracts/wire/route'
import { isInstanceRunning, socketPath, versionPath } from '@lernspur/service-kit/process/config'
import type { Line } from './registry/line'
import type { ReleaseRegistry } from './registry/open-registry'
import type { ServiceState } from './team/team-command'

/** The version that has the place of a service; the gateway tells its own to nobody, so its supervisor is asked. */
const versionIn = async (runDir: string, name: RouteOwner): Promise<unknown> => {
  try {
    if (name === 'gateway') return readFileSync(versionPath(runDir, name), 'utf8')
    const unix = socketPath(runDir, name)
    const answer = await fetch('http://service/internal/health', { unix, keepalive: false })
    return ((await answer.json()) as { version?: unknown }).version
  } catch {
    return undefined
  }
}

/** The version that is to run, as the registry has it now; undefined when it demands another one by now. */
const demanded = (line: Line | undefined, version: string): 'stable' | 'canary' | undefined => {
  if (line?.stable === version) return 'stable'
  return line?.canary?.version === version ? 'canary' : undefined
}

/**
 * Whether a version of a service, as stable or as canary, has its place among the sockets of `runDir`, or was taken back
 * with a reason (rule service-release.6).
 */
export const serviceState = async (
  { lines, events }: Pick<ReleaseRegistry, 'lines' | 'events'>,
  unit: Unit,
  version: string,
  runDir: string,
): Promise<ServiceState> => {
  const { name } = unit
  const line = (await lines()).find((one) => unitId(one.unit) === unitId(unit))
  const channel = demanded(line, version)
  if (!channel) {
    const [event] = await events(unit, 1)
    return { state: 'gone', reason: event?.why || 'somebody else changed it.' }
  }
  const isRunning =
    channel === 'stable' ? (await versionIn(runDir, name)) === version : isInstanceRunning(runDir, name, version)
  return { state: isRunning ? 'running' : 'waiting', reason: '' }
}
