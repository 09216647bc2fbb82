import { readAtMost } from '../input/read-at-most'
import type { ConfiguredCell } from '../process/cell-config'

/** What came of a call to another cell. */
export type CellAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly data: unknown }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' }

/** Milliseconds after which a cell counts as unreachable. */
const timeout = 5000
/** Bytes of an answer at most: a cell that sends more is not read to its end. */
const bytesMax = 4_000_000

/**
 * Calls another cell, by its token if it has one, and returns the data of its answer. Never throws, and never takes longer
 * than five seconds; redirects are not followed, because the token would go with them.
 */
export const readFromCell = async (
  { url, token }: Pick<ConfiguredCell, 'url' | 'token'>,
  path: `/${string}`,
): Promise<CellAnswer> => {
  try {
    const response = await fetch(`${url}/api${path}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (response.status === 401 || response.status === 403) {
      await response.body?.cancel()
      return { kind: 'refused' }
    }
    const bytes = await readAtMost(response.body, bytesMax)
    const body: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes))
    if (typeof body !== 'object' || body === null || !('data' in body)) return { kind: 'unreachable' }
    return { kind: 'answered', status: response.status, data: body.data }
  } catch {
    return { kind: 'unreachable' }
  }
}
