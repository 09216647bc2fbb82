import { serviceWorker } from './service-worker'

/** Where browsers fetch the service worker; at the top, because a worker serves pages below its own address only. */
export const workerPath = '/sw.js'

/** The worker may call this origin, and nothing else. */
const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

const script = `(${serviceWorker})(self)\n`

/** The service worker's script, asked for again at each start of a browser. */
export const workerAnswer = (): Response =>
  new Response(script, {
    headers: {
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      'content-type': 'text/javascript; charset=utf-8',
    },
  })
