import type { TracingConfig } from '../tracing/start-tracing'
import { StartProblem } from './start-problem'

/** One request in a hundred. */
const defaultShare = 0.01

/**
 * What the environment says of traces; undefined where they are off, which is the default. Throws a StartProblem for an
 * address or a share that is none.
 */
export const readTracingConfig = (
  service: string,
  { LERNSPUR_OTLP_URL: url, LERNSPUR_TRACE_SHARE: share }: Readonly<Record<string, string | undefined>>,
): TracingConfig | undefined => {
  if (!url) return undefined
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new StartProblem('LERNSPUR_OTLP_URL must be an address such as http://127.0.0.1:4318.')
  const number = share ? Number(share) : defaultShare
  if (!(number >= 0 && number <= 1)) throw new StartProblem('LERNSPUR_TRACE_SHARE must be a number from 0 to 1.')
  return { service, url, share: number }
}
