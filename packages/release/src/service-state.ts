import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { serviceNames } from '@lernspur/contracts/wire/route'
import { isInstanceRunning, socketPath } from '@lernspur/service-kit/process/config'
import type { Line } from './registry/line'
import type { ReleaseRegistry } from './registry/open-registry'
import type { ServiceState } from './team/team-command'

const versionAt = async (unix: string): Promise<unknown> => {
  try {
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
  const name = serviceNames.find((one) => unit.kind === 'service' && one === unit.name)
  const line = (await lines()).find((one) => unitId(one.unit) === unitId(unit))
  const channel = demanded(line, version)
  if (!name || !channel) {
    const [event] = await events(unit, 1)
    return { state: 'gone', reason: event?.why || 'somebody else changed it.' }
  }
  const isRunning =
    channel === 'stable'
      ? (await versionAt(socketPath(runDir, name))) === version
      : isInstanceRunning(runDir, name, version)
  return { state: isRunning ? 'running' : 'waiting', reason: '' }
}
