import { Gauge, registry } from './registry'

/** Milliseconds after which a source that does not answer is left out: whoever reads metrics waits ten seconds. */
const timeoutMs = 2_000
/** Milliseconds for which what was read counts for all gauges of a group. */
const shareMs = 500

const inTime = <T>(work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('The source of a metric does not answer.')), timeoutMs)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

/**
 * Gauges of numbers that are read together, when somebody reads the metrics; they are left out when that fails. A second
 * call with the same names replaces the source.
 */
export const readGauges = <Name extends `lernspur_${string}`>(
  helps: Readonly<Record<Name, string>>,
  read: () => Promise<Readonly<Record<Name, number>>>,
): void => {
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<Readonly<Record<Name, number>>> | undefined
  const shared = () => {
    if (!reading || performance.now() - readAt > shareMs) {
      readAt = performance.now()
      reading = inTime(read())
    }
    return reading
  }
  for (const [name, help] of Object.entries(helps) as [Name, string][]) {
    registry.removeSingleMetric(name)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await shared())[name])
      },
    })
  }
}
