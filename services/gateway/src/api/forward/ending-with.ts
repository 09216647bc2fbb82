/**
 * The same answer, but its body ends early, without an error, when the signal is aborted. `onEnd` is called once the body
 * has ended, in whatever way.
 */
export const endingWith = (answer: Response, signal: AbortSignal, onEnd: () => void): Response => {
  const reader = answer.body?.getReader()
  if (!reader) {
    onEnd()
    return answer
  }
  let end: () => void = () => undefined
  let isOver = false
  const finish = () => {
    signal.removeEventListener('abort', end)
    if (!isOver) onEnd()
    isOver = true
  }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      end = () => {
        finish()
        controller.close()
        void reader.cancel()
      }
      if (signal.aborted) end()
      else signal.addEventListener('abort', end, { once: true })
    },
    pull: async (controller) => {
      const { done, value } = await reader.read().catch((error) => {
        finish()
        throw error
      })
      if (signal.aborted) return
      if (!done) return controller.enqueue(value)
      finish()
      controller.close()
    },
    cancel: (reason) => {
      finish()
      return reader.cancel(reason)
    },
  })
  return new Response(body, answer)
}
