/** The same answer, but its body ends early, without an error, when the signal is aborted. */
export const endingWith = (answer: Response, signal: AbortSignal): Response => {
  const reader = answer.body?.getReader()
  if (!reader) return answer
  let end: () => void = () => undefined
  const removeListener = () => signal.removeEventListener('abort', end)
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      end = () => {
        controller.close()
        void reader.cancel()
      }
      if (signal.aborted) end()
      else signal.addEventListener('abort', end, { once: true })
    },
    pull: async (controller) => {
      const { done, value } = await reader.read()
      if (signal.aborted) return
      if (!done) return controller.enqueue(value)
      removeListener()
      controller.close()
    },
    cancel: (reason) => {
      removeListener()
      return reader.cancel(reason)
    },
  })
  return new Response(body, answer)
}
