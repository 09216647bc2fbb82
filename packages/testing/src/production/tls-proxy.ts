import { generate } from 'selfsigned'

/** Headers that proxies add to tell the product who calls and how. */
const forwarded = (request: Request, address: string): Headers => {
  const headers = new Headers(request.headers)
  headers.set('x-forwarded-for', address)
  headers.set('x-forwarded-proto', 'https')
  headers.set('host', new URL(request.url).host)
  return headers
}

/**
 * A proxy that terminates TLS with a self-signed certificate, as Caddy or nginx would in front of a real installation.
 */
export const startTlsProxy = async (host: string, targetPort: () => number) => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: host }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  })
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    tls: { cert, key },
    idleTimeout: 0,
    fetch: (request, server) => {
      const { pathname, search } = new URL(request.url)
      return fetch(`http://127.0.0.1:${targetPort()}${pathname}${search}`, {
        method: request.method,
        headers: forwarded(request, server.requestIP(request)?.address ?? ''),
        body: request.body,
        redirect: 'manual',
        decompress: false,
        signal: request.signal,
      })
    },
  })
  return { url: `https://${host}:${server.port}`, stop: () => server.stop(true) }
}
