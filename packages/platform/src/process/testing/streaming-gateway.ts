import { startGateway } from '@lernspur/service-gateway/testing/gateway-fixture'

/** Bytes of the picture that the service gives. */
const pictureBytes = 300_000

/** Sends something every few seconds, as services do, because idle connections are closed after a while. */
const openStream = () =>
  new ReadableStream<string>({
    start: (controller) => {
      controller.enqueue('data: open\n\n')
      setInterval(() => controller.enqueue(': still here\n\n'), 5_000)
    },
  })

const gateway = startGateway()
gateway.service('teacher', async (request) => {
  if (request.url.endsWith('/events')) {
    return new Response(openStream(), { headers: { 'content-type': 'text/event-stream' } })
  }
  if (request.url.endsWith('/picture')) {
    return new Response(new Uint8Array(pictureBytes), { headers: { 'content-type': 'image/jpeg' } })
  }
  return Response.json({ bytes: (await request.bytes()).length })
})
// A signal ends the process without anything that would remove the folder of the sockets.
process.on('SIGTERM', async () => {
  await gateway.close()
  process.exit()
})
console.log(gateway.url)
