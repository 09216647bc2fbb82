import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { requireTypes } from '@lernspur/federation/types/require-types'
import { root } from '../install/install-packages'

/** A message of a compiler without colours. */
export const plainText = (message: string): string => stripVTControlCharacters(message).trim()

/** Which unit has errors; what follows says it by its files. */
const heading = /^\S+ has errors of type:\n/

const location = /^(.+?)\((\d+),\d+\): error /

/** Lines of the compiler of types, each followed by the line of the source that it is about. */
export const withSource = (message: string, folder: string): string =>
  message
    .split('\n')
    .flatMap((line) => {
      const [, path = '', number = ''] = location.exec(line) ?? []
      const file = resolve(folder, path)
      if (path === '' || !existsSync(file)) return line
      const source = readFileSync(file, 'utf8').split('\n')[Number(number) - 1]
      return source === undefined ? line : [line, `  ${number} | ${source}`]
    })
    .join('\n')

/**
 * The errors of type in the sources of an area, with the lines that they are about; undefined without any. Compiled when
 * nothing else has to be done.
 */
export const typeFaults = (folder: string): Promise<string | undefined> =>
  requireTypes(folder, 'background').then(
    () => undefined,
    (error: unknown) =>
      withSource(plainText(error instanceof Error ? error.message : String(error)).replace(heading, ''), root),
  )
