import type { Answer } from '@lernspur/testing/service-under-test'
import { unzipSync } from 'fflate'

const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** All that bytes say; archives such as XLSX are unpacked, also those within others. */
const textOfBytes = (bytes: Uint8Array): string =>
  isArchive(bytes)
    ? Object.entries(unzipSync(bytes))
        .map(([name, inner]) => `${name}\n${textOfBytes(inner)}`)
        .join('\n')
    : Buffer.from(bytes).toString('utf8')

/** All that an answer says: status, headers, and the body with what is packed in it. */
export const textOfAnswer = ({ status, headers, bytes }: Answer): string =>
  [status, ...[...headers].map(([name, value]) => `${name}: ${decodeURIComponent(value)}`), textOfBytes(bytes)].join(
    '\n',
  )
