import { Registry } from 'prom-client'

/** The metrics of this process. Which service and version it is, is added when they are read (rule operation.1). */
export const registry = new Registry()

export { Counter, Gauge, Histogram } from 'prom-client'
