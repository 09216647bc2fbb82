import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressFile = promisify(brotliCompress)
const isText = (name: string) => /\.(js|css|json|svg)$/.test(name)

/** Writes `<file>.br` for every text file of a folder, so that nothing is compressed at request time. */
export const compress = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!isText(name)) continue
    const source = await Bun.file(join(folder, name)).bytes()
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
    }
    await Bun.write(join(folder, `${name}.br`), await compressFile(source, options))
  }
}
