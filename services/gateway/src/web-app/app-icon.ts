import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appIconFolder } from '@lernspur/federation/page'
import { type StaticFile, staticFile } from '../request/static-file'

/** The icons of the app, in its sizes; `maskable` ones fill the square, because the device cuts them. */
const names = ['apple-touch-180.png', 'icon-192.png', 'icon-512.png', 'maskable-512.png']

/** Answers the icons that a device shows for the installed app; undefined for any other path. */
export const createAppIcons = () => {
  const files = new Map<string, Promise<StaticFile>>()
  const fileNamed = (name: string): Promise<StaticFile> => {
    const options = { type: 'image/png', cacheControl: 'public, max-age=86400' }
    const made =
      files.get(name) ??
      readFile(join(import.meta.dirname, 'icons', name)).then((bytes) => staticFile(new Uint8Array(bytes), options))
    files.set(name, made)
    return made
  }
  return async (request: Request, path: string): Promise<Response | undefined> => {
    const name = names.find((one) => path === appIconFolder + one)
    return name === undefined ? undefined : (await fileNamed(name)).answer(request)
  }
}
