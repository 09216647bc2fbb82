import { join } from 'node:path'
import type { Installation } from '@lernspur/contracts/dashboard.contract'
import { registrySchema } from '@lernspur/contracts/registry.contract'
import { type ServiceName, serviceNames } from '@lernspur/contracts/route'
import { type ServiceConfig, socketPath } from '@lernspur/service-kit/config'

/** Milliseconds for a service to answer; it allows the database two seconds itself. */
const timeoutMs = 3_000

type ServiceState = Installation['services'][number]

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const ask = async (runDir: string, name: ServiceName): Promise<ServiceState> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch('http://service/internal/health', { unix: socketPath(runDir, name), signal })
    const { state, version, startedAt } = (await response.json()) as Record<string, unknown>
    return { name, state: state === 'up' ? 'up' : 'down', version: textOf(version), startedAt: textOf(startedAt) }
  } catch {
    return { name, state: 'down', version: null, startedAt: null }
  }
}

const readAreas = async (dataDir: string): Promise<Installation['areas']> => {
  try {
    const { shell, areas } = registrySchema.parse(await Bun.file(join(dataDir, 'mfe', 'registry.json')).json())
    return [
      { name: 'shell', state: 'enabled', version: shell.current.version },
      ...Object.values(areas).flatMap((entry) =>
        entry ? { name: entry.current.area, state: entry.state, version: entry.current.version } : [],
      ),
    ]
  } catch {
    return null
  }
}

/** What runs in which version, asked of each service itself; areas are what new pages get (rule desk.4). */
export const getInstallation = async ({ runDir, dataDir }: ServiceConfig): Promise<Installation> => {
  const [areas, ...services] = await Promise.all([readAreas(dataDir), ...serviceNames.map((name) => ask(runDir, name))])
  return { services, areas }
}
