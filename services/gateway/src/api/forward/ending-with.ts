const encoder = new TextEncoder()

/** An answer that can be ended from outside. */
interface Endable {
  readonly response: Response
  /** Ends the body, with a last text or without. */
  readonly end: (last?: string) => void
}

/**
 * The same answer, but its body ends early, without an error, when the signal is aborted or `end` is called. `onEnd` is
 * called once the body has ended, in whatever way.
 */
export const endingWith = (answer: Response, signal: AbortSignal, onEnd: () => void): Endable => {
  const reader = answer.body?.getReader()
  if (!reader) {
    onEnd()
    return { response: answer, end: () => undefined }
  }
  let isOver = false
  let end: Endable['end'] = () => undefined
  const leave = () => end()
  const finish = () => {
    signal.removeEventListener('abort', leave)
    if (!isOver) onEnd()
    isOver = true
  }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      end = (last) => {
        if (isOver) return
        finish()
        if (last !== undefined) controller.enqueue(encoder.encode(last))
        controller.close()
        void reader.cancel()
      }
      if (signal.aborted) end()
      else signal.addEventListener('abort', leave, { once: true })
    },
    pull: async (controller) => {
      const { done, value } = await reader.read().catch((error) => {
        finish()
        throw error
      })
      if (isOver) return
      if (!done) return controller.enqueue(value)
      finish()
      controller.close()
    },
    cancel: (reason) => {
      finish()
      return reader.cancel(reason)
    },
  })
  return { response: new Response(body, answer), end: (last) => end(last) }
}
