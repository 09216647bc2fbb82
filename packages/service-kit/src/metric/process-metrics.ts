import { Counter, Gauge, Histogram, registry } from './registry'

const lag = new Histogram({
  name: 'lernspur_event_loop_lag_seconds',
  help: 'Seconds by which a timer of the process fires late: for so long everybody waits.',
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
})

new Gauge({
  name: 'lernspur_process_memory_bytes',
  help: 'Memory that the process occupies.',
  registers: [registry],
  collect() {
    this.set(process.memoryUsage.rss())
  },
})

new Counter({
  name: 'lernspur_process_cpu_seconds_total',
  help: 'Seconds for which the process occupied a processor.',
  registers: [registry],
  collect() {
    const { user, system } = process.cpuUsage()
    this.reset()
    this.inc((user + system) / 1_000_000)
  },
})

const started = new Gauge({
  name: 'lernspur_process_start_time_seconds',
  help: 'When the process was started, in seconds since 1970.',
  registers: [registry],
})
started.set(Math.round(Date.now() / 1_000 - process.uptime()))

/** Milliseconds between two looks at how late timers are: few enough that nobody notices the cost. */
const lookEvery = 500

/** Watches how late timers of this process are. Memory and processor need no watching. */
export const watchProcess = (): void => {
  let due = performance.now() + lookEvery
  const timer = setInterval(() => {
    const now = performance.now()
    lag.observe(Math.max(0, now - due) / 1_000)
    due = now + lookEvery
  }, lookEvery)
  timer.unref()
}
