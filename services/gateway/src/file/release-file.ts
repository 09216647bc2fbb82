import { acceptedCoding } from '@lernspur/service-kit/answer/compress'
import type { ReleasedFiles } from './released-files'

interface MediaType {
  readonly type: string
  /** Served in its `.br` form when that file exists. */
  readonly text: boolean
}

const text = (type: string): MediaType => ({ type: `${type}; charset=utf-8`, text: true })
const binary = (type: string): MediaType => ({ type, text: false })

const mediaTypes: Readonly<Record<string, MediaType>> = {
  css: text('text/css'),
  gif: binary('image/gif'),
  ico: binary('image/x-icon'),
  jpg: binary('image/jpeg'),
  js: text('text/javascript'),
  json: text('application/json'),
  png: binary('image/png'),
  svg: text('image/svg+xml'),
  txt: text('text/plain'),
  wasm: binary('application/wasm'),
  webmanifest: text('application/manifest+json'),
  webp: binary('image/webp'),
  woff2: binary('font/woff2'),
}

/** Media type by file name; undefined for types that a release does not contain, which are not served. */
const mediaTypeOf = (fileName: string): MediaType | undefined =>
  mediaTypes[fileName.slice(fileName.lastIndexOf('.') + 1)]

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
