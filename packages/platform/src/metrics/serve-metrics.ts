import { watchProcess } from '@lernspur/service-kit/metric/process-metrics'
import { Counter, registry } from '@lernspur/service-kit/metric/registry'
import { metricsText, metricsType, ownMetrics } from '@lernspur/service-kit/metric/reported-metrics'
import { Problem } from '../console/problem'
import { collectMetrics } from './collect-metrics'

const restarts = new Counter({
  name: 'lernspur_process_restarts_total',
  help: 'How often a process ended by itself and was started again.',
  labelNames: ['process'],
  registers: [registry],
})

/** Counts that a process has ended by itself and is started again. */
export const countRestart = (process: string): void => restarts.inc({ process })

const metricsPage = '/metrics'

interface MetricsOptions {
  readonly port: number
  readonly hostname: string
  /** Folder with the sockets of all processes. */
  readonly runDir: string
  /** Of the checkout that starts the processes. */
  readonly version: string
}

/**
 * Answers `/metrics` for all processes of this start, on a port of its own and no other path (rule operation.1). Throws a
 * Problem when the port cannot be opened.
 */
export const serveMetrics = ({ port, hostname, runDir, version }: MetricsOptions): Bun.Server<undefined> => {
  const answer = async (request: Request): Promise<Response> => {
    if (URL.parse(request.url)?.pathname !== metricsPage) return new Response('Not found\n', { status: 404 })
    const [own, parts] = await Promise.all([ownMetrics({ service: 'start', version }), collectMetrics(runDir)])
    return new Response(await metricsText([own, ...parts]), {
      headers: { 'content-type': metricsType, 'cache-control': 'no-store' },
    })
  }
  watchProcess()
  try {
    return Bun.serve({
      port,
      hostname,
      development: false,
      fetch: answer,
      error: () => new Response('The metrics cannot be read.\n', { status: 500 }),
    })
  } catch {
    throw new Problem(
      `Port ${port} of LERNSPUR_METRICS_PORT cannot be opened on ${hostname}: another program may have it, or the address is not one of this computer.`,
    )
  }
}
