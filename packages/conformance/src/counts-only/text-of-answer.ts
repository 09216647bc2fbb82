import type { Answer } from '@lernspur/testing/service-under-test'
import { unzipSync } from 'fflate'

const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** The full text of bytes; unpacks archives such as XLSX, also nested ones. */
const textOfBytes = (bytes: Uint8Array): string =>
  isArchive(bytes)
    ? Object.entries(unzipSync(bytes))
        .map(([name, inner]) => `${name}\n${textOfBytes(inner)}`)
        .join('\n')
    : Buffer.from(bytes).toString('utf8')

/** The full text of a response: status, headers, and the unpacked body. */
export const textOfAnswer = ({ status, headers, bytes }: Answer): string =>
  [status, ...[...headers].map(([name, value]) => `${name}: ${decodeURIComponent(value)}`), textOfBytes(bytes)].join(
    '\n',
  )
