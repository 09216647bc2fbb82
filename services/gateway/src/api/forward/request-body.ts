export type Body = ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null

/**
 * The body of a request as a whole if it came with its head, as small ones do; otherwise as it comes, because a service may
 * refuse the call before its client has sent all of it, or any.
 */
export const bodyOf = async ({ body, headers }: Request): Promise<Body> => {
  const length = Number(headers.get('content-length') ?? 0)
  if (body === null || length === 0) return body
  const reader = body.getReader()
  let next: ReturnType<typeof reader.read> | undefined = reader.read()
  const { promise: soon, resolve } = Promise.withResolvers<void>()
  setImmediate(resolve)
  const first = await Promise.race([next, soon])
  if (first?.value?.length === length) return first.value
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const reading = next ?? reader.read()
      next = undefined
      const { done, value } = await reading
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
