import { join } from 'node:path'
import { acceptsCoding } from '../accepts-coding'
import { mediaTypeOf } from './media-type'

// No segment begins with a dot or contains a slash, backslash or percent sign: paths outside cannot be named.
const releasePath = /^\/mfe\/[a-z][a-z-]*(?:\/[A-Za-z0-9_@+~-][A-Za-z0-9_.@+~-]*){2,}$/

/** One year; a release never changes, a new version is a new folder. */
const immutable = 'public, max-age=31536000, immutable'

/** Serves `/mfe/<unit>/<version>/…` from the data folder; undefined when there is no such file. */
export const releaseFile = async (request: Request, path: string, dataDir: string): Promise<Response | undefined> => {
  const media = mediaTypeOf(path)
  if (!media || !releasePath.test(path)) return undefined
  const headers = new Headers({ 'cache-control': immutable, 'content-type': media.type })
  if (media.text) {
    headers.set('vary', 'Accept-Encoding')
    const compressed = Bun.file(join(dataDir, `${path}.br`))
    if (acceptsCoding(request.headers.get('accept-encoding'), 'br') && (await compressed.exists())) {
      headers.set('content-encoding', 'br')
      return new Response(compressed, { headers })
    }
  }
  const file = Bun.file(join(dataDir, path))
  return (await file.exists()) ? new Response(file, { headers }) : undefined
}
