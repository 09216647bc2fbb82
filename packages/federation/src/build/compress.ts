import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressFile = promisify(brotliCompress)
const isText = (name: string) => /\.(js|css|json|svg)$/.test(name)

const writeCompressed = async (path: string): Promise<void> => {
  const source = await Bun.file(path).bytes()
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
  }
  await Bun.write(`${path}.br`, await compressFile(source, options))
}

/** Writes `<file>.br` for these files of a folder. */
export const compressFiles = async (folder: string, names: readonly string[]): Promise<void> => {
  await Promise.all(names.map((name) => writeCompressed(join(folder, name))))
}

/**
 * Writes `<file>.br` for every text file of a folder that has none, so that nothing is compressed at request time. All
 * files at once, on zlib's threads, because this takes longer than bundling.
 */
export const compress = async (folder: string): Promise<void> => {
  const names = new Set(await readdir(folder))
  await compressFiles(
    folder,
    [...names].filter((name) => isText(name) && !names.has(`${name}.br`)),
  )
}
