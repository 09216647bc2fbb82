import { acceptedCoding } from '@lernspur/service-kit/answer/compress'
import { mediaTypeOf } from './media-type'
import type { ReleasedFiles } from './released-files'

// No segment begins with a dot or contains a slash, backslash or percent sign: paths outside cannot be named.
const releasePath =
  /^\/mfe\/([a-z][a-z-]*)\/([A-Za-z0-9_@+~-][A-Za-z0-9_.@+~-]*)\/((?:[A-Za-z0-9_@+~-][A-Za-z0-9_.@+~-]*\/)*[A-Za-z0-9_@+~-][A-Za-z0-9_.@+~-]*)$/

/** One year; a release never changes, a new version is a new folder. */
const immutable = 'public, max-age=31536000, immutable'

const refused = (): Response =>
  new Response('This file is not what was released.\n', { status: 502, headers: { 'cache-control': 'no-store' } })

/**
 * Serves `/mfe/<unit>/<version>/…`; undefined when there is no such file, a 502 when what the store has is not what was
 * released.
 */
export const releaseFile = async (
  request: Request,
  path: string,
  files: ReleasedFiles,
): Promise<Response | undefined> => {
  const media = mediaTypeOf(path)
  const [, unit = '', version = '', name = ''] = releasePath.exec(path) ?? []
  if (!media || name === '') return undefined
  const headers = new Headers({ 'cache-control': immutable, 'content-type': media.type })
  if (media.text) {
    headers.set('vary', 'Accept-Encoding')
    const compressed = acceptedCoding(request.headers.get('accept-encoding'), ['br'])
      ? await files.read(unit, version, `${name}.br`)
      : undefined
    if (compressed === 'refused') return refused()
    if (compressed) {
      headers.set('content-encoding', 'br')
      return new Response(compressed, { headers })
    }
  }
  const bytes = await files.read(unit, version, name)
  if (bytes === 'refused') return refused()
  return bytes && new Response(bytes, { headers })
}
