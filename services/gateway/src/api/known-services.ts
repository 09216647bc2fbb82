import { readdirSync } from 'node:fs'
import { isAddedService, type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'
import type { Line } from '@lernspur/release/registry/line'

/** Services with a socket here. The registry does not know those that run from a checkout. */
const runningHere = (runDir: string): ServiceName[] => {
  try {
    return readdirSync(runDir).flatMap((file) => (file.endsWith('.sock') ? file.slice(0, -'.sock'.length) : []))
  } catch {
    return []
  }
}

const isLive = ({ unit, stable, canary }: Line): boolean => unit.kind === 'service' && (stable ?? canary) !== null

/**
 * The services that there are now: those of the product first, then those that teams have added, which are live or run
 * here (rule service-release.9).
 */
export const knownServices = (runDir: string, lines: readonly Line[]): ServiceName[] => {
  const found = [...lines.filter(isLive).map(({ unit }) => unit.name), ...runningHere(runDir)]
  return [...new Set([...serviceNames, ...found.filter(isAddedService).toSorted()])]
}
