import type { Health, HealthProblem } from '@lernspur/contracts/health.contract'
import { healthProblemSchema } from '@lernspur/contracts/health.contract'
import { isProductService, type ServiceName } from '@lernspur/contracts/wire/route'
import { liveSocket } from '@lernspur/service-kit/process/config'

/** Milliseconds for a service to report its health; it allows the database two seconds itself. */
const timeoutMs = 3_000
/** Milliseconds of them that are for the way and the answer. */
const wayMs = 100

type State = 'up' | 'down'

interface ServiceHealth {
  readonly service: State
  /** Whether nothing listens there; one that is late, as on a busy computer, still takes calls. */
  readonly isAway: boolean
  readonly database: State
  readonly problems: readonly HealthProblem[]
}

const isUp = (state: unknown): State => (state === 'up' ? 'up' : 'down')

/** Those that this gateway knows: a later release of a service may find more. */
const knownProblems = (problems: unknown): HealthProblem[] =>
  Array.isArray(problems) ? problems.flatMap((one) => healthProblemSchema.safeParse(one).data ?? []) : []

/** State of a service as it reports it; `down` when it does not answer in time. */
export const askHealth = async (
  runDir: string,
  service: ServiceName,
  probeTimeoutMs: number = timeoutMs,
): Promise<ServiceHealth> => {
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs)
    const url = `http://service/internal/health?within=${probeTimeoutMs - wayMs}`
    const response = await fetch(url, { unix: liveSocket(runDir, service), signal })
    const { state, database, problems } = (await response.json()) as Record<string, unknown>
    return { service: isUp(state), isAway: false, database: isUp(database), problems: knownProblems(problems) }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { service: 'down', isAway: !isLate, database: 'down', problems: [] }
  }
}

/**
 * State of all components. The database counts as up when any service reaches it, so that a dead service is not
 * reported as a dead database.
 */
const health = async (
  runDir: string,
  services: readonly ServiceName[],
  ownProblems: () => Promise<readonly HealthProblem[]>,
): Promise<Health> => {
  const [own, ...answers] = await Promise.all([
    ownProblems(),
    ...services.map(async (name) => [name, await askHealth(runDir, name)] as const),
  ])
  const statesOf = (isOfProduct: boolean) =>
    Object.fromEntries(
      answers.flatMap(([name, { service }]) => (isProductService(name) === isOfProduct ? [[name, service]] : [])),
    )
  return {
    gateway: 'up',
    database: answers.some(([, answer]) => answer.database === 'up') ? 'up' : 'down',
    services: statesOf(true) as Health['services'],
    addedServices: statesOf(false),
    problems: [...new Set([...own, ...answers.flatMap(([, answer]) => answer.problems)])].toSorted(),
  }
}

/** Problems because of which calls fail now; the others will make some fail unless somebody acts. */
const acute: readonly HealthProblem[] = ['connections', 'readOnly', 'files']

/** GET /api/healthcheck: 200 when everything is up and writes succeed, else 503 with the same data. */
export const healthcheck = async (
  runDir: string,
  services: readonly ServiceName[],
  ownProblems: () => Promise<readonly HealthProblem[]>,
): Promise<Response> => {
  const data = await health(runDir, services, ownProblems)
  const allUp = [data.database, ...Object.values({ ...data.services, ...data.addedServices })].every(
    (state) => state === 'up',
  )
  const isWell = allUp && !acute.some((one) => data.problems?.includes(one))
  return Response.json(
    { success: true, data },
    { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
