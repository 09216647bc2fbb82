import type { Installation } from '@lernspur/contracts/provider/dashboard.contract'
import { isAddedService, type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'
import type { Call } from '@lernspur/service-kit/call/call'
import { type ServiceConfig, socketPath } from '@lernspur/service-kit/process/config'

/** Milliseconds for a service to answer; it allows the database two seconds itself. */
const timeoutMs = 3_000

type ServiceState<Name extends ServiceName> = Omit<Installation['addedServices'][number], 'name'> & {
  readonly name: Name
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const ask = async <Name extends ServiceName>(runDir: string, name: Name): Promise<ServiceState<Name>> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch('http://service/internal/health', { unix: socketPath(runDir, name), signal })
    const { state, version, startedAt } = (await response.json()) as Record<string, unknown>
    return { name, state: state === 'up' ? 'up' : 'down', version: textOf(version), startedAt: textOf(startedAt) }
  } catch {
    return { name, state: 'down', version: null, startedAt: null }
  }
}

const readAreas = async (db: Call['db']): Promise<Installation['areas']> => {
  const rows = await db<{ name: string; isEnabled: boolean; version: string }[]>`
    select ru.name, ru.is_enabled, rlc.version
    from registry.release_unit ru
    join registry.release_channel rlc on rlc.kind = ru.kind and rlc.name = ru.name and rlc.channel = 'stable'
    where ru.kind <> 'service'
    order by ru.kind desc, ru.name`
  if (rows.length === 0) return null
  return rows.map(({ name, isEnabled, version }) => ({ name, state: isEnabled ? 'enabled' : 'disabled', version }))
}

/** Services that teams have added and of which a version is live. */
const readAdded = async (db: Call['db']): Promise<ServiceName[]> => {
  const rows = await db<{ name: string }[]>`
    select rlc.name from registry.release_channel rlc
    where rlc.kind = 'service' and rlc.channel = 'stable'
    order by rlc.name`
  return rows.flatMap(({ name }) => (isAddedService(name) ? name : []))
}

/** What runs in which version, as each service reports it; for areas, the versions that new pages get (rule desk.4). */
export const getInstallation = async ({ db }: Pick<Call, 'db'>, { runDir }: ServiceConfig): Promise<Installation> => {
  const [areas, added] = await Promise.all([readAreas(db), readAdded(db)])
  const [services, addedServices] = await Promise.all([
    Promise.all(serviceNames.map((name) => ask(runDir, name))),
    Promise.all(added.map((name) => ask(runDir, name))),
  ])
  return { services, addedServices, areas }
}
