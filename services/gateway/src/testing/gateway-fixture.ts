import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@lernspur/contracts/contract'
import { unitId } from '@lernspur/contracts/release/release.contract'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import type { CanaryWatch } from '@lernspur/release/canary/watch-canaries'
import type { CountedOutcome } from '@lernspur/release/health/health-counter'
import { createLogger } from '@lernspur/service-kit/process/log'
import type { RouteFacts } from '@lernspur/service-kit/service/route-facts'
import { networkList } from '@lernspur/service-kit/share/network'
import type { TimeLimits } from '../api/time-limit'
import { createGateway } from '../gateway'
import type { GatewayConfig } from '../gateway-config'
import type { DiskUsage } from '../health/gateway-problems'
import { sampleReleases } from './sample-releases'

type Answer = (request: Request) => Response | Promise<Response>

/** The calls that a service tells, at once or when it is asked. */
type ServiceCalls = readonly RouteFacts[] | (() => Promise<readonly RouteFacts[]>)

export interface GatewayFixture {
  readonly config: GatewayConfig
  /** Where it listens, without a final slash. */
  readonly url: string
  /** What the gateway logged. */
  readonly log: string[]
  /** What is released and live, in memory. */
  readonly releases: ReturnType<typeof sampleReleases>
  /** The counts of canaries that were received. */
  readonly counted: readonly unknown[]
  /** What was counted of all versions. */
  readonly health: readonly (Omit<CountedOutcome, 'unit'> & { readonly unit: string })[]
  /** Starts a service that answers on its socket, or replaces it. Without `told` it tells no calls of its own. */
  service(name: ServiceName, answer: Answer, calls?: ServiceCalls): void
  /** Starts a version of a service beside the stable one. */
  instance(name: ServiceName, version: string, answer: Answer, calls?: ServiceCalls): void
  /** Removes a service and what runs beside it, as if its process was killed. */
  removeService(name: ServiceName): Promise<void>
  /** Calls the gateway over a real connection; paths begin with a slash. */
  call(path: string, init?: RequestInit & { readonly decompress?: boolean }): Promise<Response>
  /** Sends the head of a request verbatim, which `fetch` would normalise; returns the first bytes of the response. */
  raw(head: string): Promise<string>
  close(): Promise<void>
}

interface FixtureOptions {
  readonly mode?: GatewayConfig['mode']
  readonly publicUrl?: string
  readonly isOpenDemo?: boolean
  readonly trustedProxies?: number
  readonly sharedNetworks?: readonly string[]
  readonly reportingDsn?: string
  readonly developerKeys?: readonly string[]
  readonly operatorEmail?: string
  readonly limits?: TimeLimits
  readonly streamsMax?: number
  readonly startTimeoutMs?: number
  readonly fileFaults?: () => Promise<readonly string[]>
  readonly leaving?: AbortSignal
  /** The version of the gateway itself; none, unless given. */
  readonly version?: string
  readonly readDisk?: () => Promise<DiskUsage>
  /** The bucket for files; the data folder without it. */
  readonly s3?: GatewayConfig['s3']
  /** Where it releases into; nowhere, unless given. */
  readonly installation?: Pick<GatewayConfig, 'databaseUrl' | 'secret' | 'dataDir'>
}

/** Answers like a service that tells its calls, or none. */
const answering =
  (service: ServiceName, answer: Answer, calls: ServiceCalls | undefined): Answer =>
  async (request) => {
    if (!request.url.endsWith('/internal/routes')) return await answer(request)
    const routes = typeof calls === 'function' ? await calls() : calls
    return routes ? Response.json({ service, routes }) : new Response(null, { status: 404 })
  }

/** A gateway on a free port, with services that a test defines, each on a real socket in a folder of its own. */
export const startGateway = (options: FixtureOptions = {}): GatewayFixture => {
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-gateway-'))
  const runDir = join(folder, 'run')
  for (const path of [runDir, join(folder, 'data')]) mkdirSync(path)
  const log: string[] = []
  const config: GatewayConfig = {
    mode: options.mode ?? 'test',
    secret: '5e'.repeat(32),
    publicUrl: options.publicUrl ?? 'http://localhost:3000',
    runDir,
    dataDir: join(folder, 'data'),
    databaseUrl: 'postgres://nobody@localhost/none',
    poolSize: 2,
    corsOrigins: [],
    explainsFailures: true,
    port: 0,
    hostname: '127.0.0.1',
    isOpenDemo: options.isOpenDemo ?? false,
    trustedProxies: options.trustedProxies ?? 0,
    sharedNetworks: networkList(options.sharedNetworks ?? []) ?? new BlockList(),
    reportingDsn: options.reportingDsn,
    operatorEmail: options.operatorEmail ?? null,
    developerKeys: options.developerKeys ?? [],
    ...(options.s3 && { s3: options.s3 }),
    ...options.installation,
  }
  const {
    limits,
    streamsMax,
    startTimeoutMs,
    leaving,
    fileFaults,
    readDisk = async () => ({ free: 1e12, size: 1e12 }),
  } = options
  const more = {
    ...(limits && { limits }),
    ...(streamsMax !== undefined && { streamsMax }),
    ...(startTimeoutMs !== undefined && { startTimeoutMs }),
    ...(leaving && { leaving }),
    readDisk,
    ...(fileFaults && { fileFaults }),
  }
  const own = sampleReleases()
  const { releases, files } = own
  const counted: unknown[] = []
  const canaries: Pick<CanaryWatch, 'count'> = {
    count: ({ unit, user: _, ...calls }) => counted.push({ unit: unitId(unit), ...calls }),
  }
  const health: (Omit<CountedOutcome, 'unit'> & { readonly unit: string })[] = []
  const gateway = createGateway({
    config,
    routes,
    log: createLogger({ write: (line) => log.push(line) }),
    releases,
    files,
    canaries,
    health: { count: ({ unit, ...outcome }) => health.push({ unit: unitId(unit), ...outcome }) },
    version: options.version ?? null,
    ...more,
  })
  const server = Bun.serve({ port: 0, development: false, fetch: gateway })
  const services = new Map<string, Bun.Server<undefined>>()

  const removeService = async (name: string) => {
    for (const [key, server] of services) {
      if (key !== name && !key.startsWith(`${name}@`)) continue
      await server.stop(true)
      services.delete(key)
      rmSync(join(runDir, `${key}.sock`), { force: true })
    }
  }

  const url = `http://127.0.0.1:${server.port}`
  return {
    config,
    url,
    log,
    releases: own,
    counted,
    health,
    service: (name, answer, calls) => {
      services.set(name, Bun.serve({ unix: join(runDir, `${name}.sock`), fetch: answering(name, answer, calls) }))
    },
    instance: (name, version, answer, calls) => {
      const unix = `${version}.sock`
      services.set(`${name}@${version}`, Bun.serve({ unix: join(runDir, unix), fetch: answering(name, answer, calls) }))
      symlinkSync(unix, join(runDir, `${name}@${version}.sock`))
    },
    removeService,
    call: (path, init) => {
      const headers = new Headers(init?.headers)
      // Like a program; a client that accepts anything would get the page.
      if (!headers.has('accept')) headers.set('accept', 'application/json')
      return fetch(`${url}${path}`, { redirect: 'manual', ...init, headers })
    },
    raw: async (head) => {
      const answer = Promise.withResolvers<string>()
      const socket = await Bun.connect({
        hostname: '127.0.0.1',
        port: server.port ?? 0,
        socket: { data: (_socket, data) => answer.resolve(data.toString()) },
      })
      socket.write(`${head}\r\n\r\n`)
      const text = await answer.promise
      socket.end()
      return text
    },
    close: async () => {
      await server.stop(true)
      await Promise.all([...services.keys()].map(removeService))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
