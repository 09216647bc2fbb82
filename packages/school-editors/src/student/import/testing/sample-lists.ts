import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of small files as other programs write them, above the repository; null where it is not. */
const sampleFolder = (): string | null => {
  for (let folder = import.meta.dir; folder !== dirname(folder); folder = dirname(folder)) {
    const samples = join(folder, 'shared/samples/lists')
    if (existsSync(samples)) return samples
  }
  return null
}

export const samples = sampleFolder()

/** Files of the samples by their names. */
export const sampleFiles = (names: readonly string[]): Promise<File[]> =>
  Promise.all(names.map(async (name) => new File([await Bun.file(join(samples ?? '', name)).bytes()], name)))
