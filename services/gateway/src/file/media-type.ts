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
export const mediaTypeOf = (fileName: string): MediaType | undefined =>
  mediaTypes[fileName.slice(fileName.lastIndexOf('.') + 1)]
