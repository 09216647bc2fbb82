/**
 * Opens a stream of events over a socket of its own: `fetch` makes few requests at the same time. Resolves at its first event,
 * to what closes it.
 */
export const openStream = async (origin: URL, cookie: string): Promise<() => void> => {
  const opened = Promise.withResolvers<void>()
  const socket = await Bun.connect({
    hostname: origin.hostname,
    port: Number(origin.port),
    socket: {
      data: (_, bytes) => {
        if (bytes.toString().includes('event: change')) opened.resolve()
      },
      close: () => opened.resolve(),
    },
  })
  const head = ['GET /api/notifications/stream HTTP/1.1', `host: ${origin.host}`, `cookie: ${cookie}`]
  socket.write(`${[...head, 'accept: text/event-stream'].join('\r\n')}\r\n\r\n`)
  await opened.promise
  return () => socket.end()
}
