import { Worker } from 'node:worker_threads'
import type { WorkerAnswer, WorkerJob } from './worker-messages'

/** Why a file could not be rendered; the message contains nothing of the report. */
export class RenderError extends Error {
  readonly reason: 'failed' | 'timeout' | 'crashed' | 'closed'

  constructor(reason: RenderError['reason'], message: string) {
    super(message)
    this.name = 'RenderError'
    this.reason = reason
  }
}

export interface RenderQueueOptions {
  /** Module that the worker runs. */
  workerUrl: URL
  /** Replaces the worker after so many files, or once its heap exceeds so many bytes. */
  recycleAfterFiles: number
  recycleAboveBytes: number
  /** An idle worker is ended after so many milliseconds, and started again when needed. */
  idleMs: number
}

export interface RunOptions {
  /** Called with how much of a long task is done. */
  onProgress?: (done: number) => void
  /** Cancels the task; a running one takes its worker with it. */
  signal?: AbortSignal
  /** Nobody waits for it: everything else comes first. */
  isSpare?: true
}

interface Job<Task> extends WorkerJob<Task> {
  timeoutMs: number
  options: RunOptions
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void
  reject: (error: RenderError) => void
}

const stopped = () => new RenderError('closed', 'Drawing was stopped.')

/** Runs one task after the other in a worker that is replaced when it is worn out, hangs or crashes. */
export class RenderQueue<Task> {
  readonly #options: RenderQueueOptions
  readonly #waiting: Job<Task>[] = []
  #running: { job: Job<Task>; timer: Timer } | undefined
  #worker: Worker | undefined
  #filesOfWorker = 0
  #lastId = 0
  #idleTimer: Timer | undefined

  constructor(options: RenderQueueOptions) {
    this.#options = options
  }

  /** Whether there is a worker that has run a task before or is about to. */
  get isAwake(): boolean {
    return this.#worker !== undefined
  }

  /** Rejects with a RenderError when the task fails, runs longer than `timeoutMs`, or the queue is closed. */
  run(task: Task, timeoutMs: number, options: RunOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1
      const job = { id: this.#lastId, task, timeoutMs, options, resolve, reject }
      this.#waiting.push(job)
      options.signal?.addEventListener('abort', () => this.#abandon(job), { once: true })
      this.#next()
    })
  }

  #abandon(job: Job<Task>): void {
    if (this.#running?.job === job) this.#giveUp('closed', stopped().message)
    const index = this.#waiting.indexOf(job)
    if (index >= 0) this.#waiting.splice(index, 1)
    job.reject(stopped())
  }

  /** Ends the worker and rejects all tasks, waiting or running. The queue may be used again. */
  close(): void {
    this.#endWorker()
    const running = this.#finish()
    for (const job of [...(running ? [running] : []), ...this.#waiting.splice(0)]) job.reject(stopped())
  }

  #next(): void {
    if (this.#running) return
    const index = this.#waiting.findIndex(({ options }) => !options.isSpare)
    const [job] = this.#waiting.splice(Math.max(0, index), 1)
    if (job) this.#start(job)
    else this.#rest()
  }

  #start(job: Job<Task>): void {
    clearTimeout(this.#idleTimer)
    this.#worker ??= this.#startWorker()
    this.#worker.ref()
    const timer = setTimeout(() => this.#giveUp('timeout', 'Drawing took too long.'), job.timeoutMs)
    this.#running = { job, timer }
    try {
      this.#worker.postMessage({ id: job.id, task: job.task } satisfies WorkerJob<Task>)
    } catch {
      this.#finish()?.reject(new RenderError('failed', 'The report is not plain data.'))
      this.#next()
    }
  }

  #startWorker(): Worker {
    const worker = new Worker(this.#options.workerUrl)
    const crashed = () => {
      if (worker === this.#worker) this.#giveUp('crashed', 'Drawing broke off.')
    }
    worker.on('message', (answer: WorkerAnswer) => this.#take(answer))
    worker.on('error', crashed)
    worker.on('exit', crashed)
    this.#filesOfWorker = 0
    return worker
  }

  #take(answer: WorkerAnswer): void {
    // A late answer to an abandoned job is ignored.
    if (answer.id !== this.#running?.job.id) return
    if ('done' in answer) {
      this.#running.job.options.onProgress?.(answer.done)
      return
    }
    const job = this.#finish()
    if ('failure' in answer) job?.reject(new RenderError('failed', answer.failure))
    else job?.resolve(answer.bytes)
    this.#filesOfWorker += 1
    const heapBytes = 'heapBytes' in answer ? answer.heapBytes : 0
    const { recycleAfterFiles, recycleAboveBytes } = this.#options
    if (this.#filesOfWorker >= recycleAfterFiles || heapBytes > recycleAboveBytes) this.#endWorker()
    this.#next()
  }

  #giveUp(reason: RenderError['reason'], message: string): void {
    this.#endWorker()
    this.#finish()?.reject(new RenderError(reason, message))
    this.#next()
  }

  #finish(): Job<Task> | undefined {
    const running = this.#running
    clearTimeout(running?.timer)
    this.#running = undefined
    return running?.job
  }

  #rest(): void {
    this.#worker?.unref()
    clearTimeout(this.#idleTimer)
    this.#idleTimer = setTimeout(() => this.#endWorker(), this.#options.idleMs)
    this.#idleTimer.unref()
  }

  #endWorker(): void {
    const worker = this.#worker
    this.#worker = undefined
    clearTimeout(this.#idleTimer)
    void worker?.terminate()
  }
}
