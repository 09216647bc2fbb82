/** Milliseconds between two signs of life: no proxy between here and the browser takes the stream for dead. */
const heartbeat = 20_000

/** What a source of events may do with one browser's stream. */
export interface EventOutlet {
  /** Sends an event without data. */
  send(event: string): void
  /** Ends the stream, for instance because the session is over. */
  end(): void
}

/** Begins to send to an outlet; gives back how to stop. */
export type EventSource = (outlet: EventOutlet) => () => void

/** Events as answer, for as long as the browser listens. */
export class EventStream {
  constructor(readonly source: EventSource) {}
}

const encoder = new TextEncoder()

/** Lets a source speak into a stream; gives back what to do when nobody listens any more. */
const speak = (source: EventSource, controller: ReadableStreamDefaultController<Uint8Array>): (() => void) => {
  let isOpen = true
  const write = (text: string): void => {
    if (isOpen) controller.enqueue(encoder.encode(text))
  }
  const timer = setInterval(() => write(':\n\n'), heartbeat)
  const end = (): void => {
    if (!isOpen) return
    stop()
    controller.close()
  }
  const leave = source({ send: (event) => write(`event: ${event}\ndata:\n\n`), end })
  const stop = (): void => {
    isOpen = false
    clearInterval(timer)
    leave()
  }
  return stop
}

/** The answer of server-sent events, with signs of life between them. */
export const events = ({ source }: EventStream, headers: Headers): Response => {
  let stop: (() => void) | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      // Begun by whoever reads: the answer to a HEAD is never read, nor ended.
      pull: (controller) => {
        stop ??= speak(source, controller)
      },
      cancel: () => stop?.(),
    },
    { highWaterMark: 0 },
  )
  headers.set('content-type', 'text/event-stream')
  headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  // A reverse proxy that buffers would keep the events to itself.
  headers.set('x-accel-buffering', 'no')
  return new Response(body, { headers })
}
