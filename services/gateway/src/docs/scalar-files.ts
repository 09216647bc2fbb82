import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type StaticFile, staticFile } from '../request/static-file'

interface Scripts {
  readonly folder: string
  readonly packageFile: string
}

/** In a release the scripts lie beside the bundle, so that nobody installs what else belongs to the library. */
const released = join(import.meta.dirname, 'scalar')

/** The build for pages that bundle nothing; it contains all that it needs. */
const installed = (): Scripts => {
  const dist = dirname(fileURLToPath(import.meta.resolve('@scalar/api-reference')))
  return { folder: join(dist, 'browser'), packageFile: join(dist, '../package.json') }
}

const { folder, packageFile }: Scripts = existsSync(released)
  ? { folder: released, packageFile: join(released, 'package.json') }
  : installed()
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { readonly version: string }

/** Path of the scripts, by version. */
export const scalarFolder = '/api/docs/scalar'
const top = `${scalarFolder}/${version}/`
/** Path of the module that draws the page. */
export const scalarModule = `${top}standalone.esm.js`

// The version is part of the path, so a file never changes.
const options = { type: 'text/javascript; charset=utf-8', cacheControl: 'public, max-age=31536000, immutable' }

/** The scripts of `@scalar/api-reference` by path; undefined for any other path. Each is read when it is first asked for. */
export const openScalarFiles = (): ((path: string) => Promise<StaticFile> | undefined) => {
  const names = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js')),
  )
  const files = new Map<string, Promise<StaticFile>>()
  return (path) => {
    const name = path.startsWith(top) ? path.slice(top.length) : ''
    if (!names.has(name)) return undefined
    const known =
      files.get(name) ??
      Bun.file(join(folder, name))
        .bytes()
        .then((bytes) => staticFile(bytes, options))
    files.set(name, known)
    return known
  }
}
