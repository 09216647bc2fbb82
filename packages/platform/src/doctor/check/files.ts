import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import type { S3Config } from '@lernspur/service-kit/process/config'
import { type Finding, findingsOf, reasonOf } from '../finding'

const { ok, problem } = findingsOf('files')

/** Milliseconds for which the store may be silent. */
const timeoutMs = 8_000

const sentenceOf = (error: unknown, { endpoint, bucket }: S3Config): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'NoSuchBucket') return `The file store at ${endpoint} has no bucket ${bucket} (LERNSPUR_S3_BUCKET).`
  if (/^(InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|Forbidden|403)$/.test(code)) {
    return `The file store at ${endpoint} refuses the key of LERNSPUR_S3_ACCESS_KEY and LERNSPUR_S3_SECRET_KEY (${code}).`
  }
  if (/Refused|ECONNREFUSED|FailedToOpenSocket|ConnectionClosed|ENOTFOUND|silent/i.test(`${code} ${reasonOf(error)}`)) {
    return `The file store at ${endpoint} (LERNSPUR_S3_ENDPOINT) does not answer.`
  }
  return `The file store at ${endpoint} cannot be used: ${code || reasonOf(error)}.`
}

/** Writes, reads and deletes a file in the bucket; without one, files lie in the data folder. */
export const checkFiles = async (s3: S3Config | undefined, dataDir: string): Promise<Finding[]> => {
  if (!s3) return [ok('Files are stored in the data folder.')]
  const store = openFileStore({ s3, dataDir })
  const key = `doctor/${crypto.randomUUID()}`
  const bytes = new TextEncoder().encode(key)
  const use = async () => {
    await store.put(key, bytes, 'text/plain')
    const found = await store.get(key)
    await store.remove(key)
    if (!found || !Buffer.from(found).equals(bytes)) throw new Error('what was written is read differently')
  }
  try {
    const late = Bun.sleep(timeoutMs).then(() => Promise.reject(new Error('The store is silent')))
    await Promise.race([use(), late])
    return [ok(`The bucket ${s3.bucket} at ${s3.endpoint} takes files, gives and deletes them.`)]
  } catch (error) {
    return [problem(sentenceOf(error, s3))]
  }
}
