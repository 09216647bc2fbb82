/** Milliseconds that the way through domain and proxy may take. */
const timeoutMs = 5_000

const answers = async (publicUrl: string): Promise<boolean> => {
  try {
    const response = await fetch(`${publicUrl}/api/healthcheck`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      // Whether browsers trust the certificate is another question; nothing is told here.
      tls: { rejectUnauthorized: false },
    })
    const { success } = (await response.json()) as { success?: unknown }
    return success === true
  } catch {
    return false
  }
}

/** Asks this Lernspur by its public address. A sentence when the way there is not open yet. */
export const publicAddressWarning = async (publicUrl: string, port: number): Promise<string | undefined> =>
  (await answers(publicUrl))
    ? undefined
    : `${publicUrl} does not lead here yet, seen from this machine: let the domain point to it and the proxy pass everything on to port ${port}.`
