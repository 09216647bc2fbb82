import { makeKeptClient } from '@lernspur/service-kit/http/kept-client'
import type { Forwarding } from './forwarding'

const sendWhole = makeKeptClient().ask

const headersOf = (lines: readonly string[]): Headers => {
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/** Sends a call and gives its answer, both as a whole. Rejects as the kept client does. */
export const forwardWhole = async (
  method: string,
  body: Uint8Array | null,
  { socket, target, headers }: Forwarding,
  signal: AbortSignal,
): Promise<Response> => {
  const answer = await sendWhole({ unix: socket }, { method, target, headers, ...(body && { body }) }, signal)
  const { status, lines } = answer
  return new Response(answer.body.length > 0 ? answer.body : null, { status, headers: headersOf(lines) })
}
