import { Gauge, registry } from './registry'

/** Kinds of work of which a process does few pieces at a time. */
export type QueueName = 'documents' | 'report-sets' | 'files' | 'imports' | 'passwords' | 'pictures'

/** How long a queue is. */
interface QueueUsage {
  readonly running: number
  readonly waiting: number
}

const queues: (readonly [QueueName, () => QueueUsage])[] = []

const gauge = (state: keyof QueueUsage, help: string) =>
  new Gauge({
    name: `lernspur_queue_${state}`,
    help,
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [queue, usage] of queues) this.inc({ queue }, usage()[state])
    },
  })

gauge('running', 'Pieces of work that are being done, by kind.')
gauge('waiting', 'Pieces of work that wait for their turn, by kind.')

/** Lets a queue be seen from outside; several of a name are added up. */
export const watchQueue = (name: QueueName, usage: () => QueueUsage): void => {
  queues.push([name, usage])
}
