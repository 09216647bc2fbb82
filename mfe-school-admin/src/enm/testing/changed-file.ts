import { type SampleFile, sampleFile } from './sample-file'

/** A sample as it can be changed in every way. */
export type AnyFile = SampleFile & Record<string, unknown>

/** The text of a sample file that differs. */
export const changedFile = (change: (file: AnyFile) => void): string => {
  const file = sampleFile() as AnyFile
  change(file)
  return JSON.stringify(file)
}

/** A text as files come. */
export const packed = (text: string): Blob => new Blob([Bun.gzipSync(new TextEncoder().encode(text))])
