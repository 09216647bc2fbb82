import { inflateRawSync } from 'node:zlib'
import { CFB } from '@e965/xlsx'
import { damaged, readDirectory, type ZipPart } from './zip-directory'

const macroPart = /vbaproject|\/(macrosheets|activex|dialogsheets)\//i
const workbookPart = /^xl\/workbook\.xml$/i
const typesPart = /^\[content_types\]\.xml$/i
const sheetPart = /^xl\/worksheets\/[^/]+\.xml$/i
/** Sheet relations lead to pictures, comments and printer settings, which are never opened. */
const isRead = ({ name }: ZipPart): boolean => /\.(xml|rels)$/i.test(name) && !/^xl\/worksheets\/_rels\//i.test(name)

const inflate = ({ isDeflated, packed, size }: ZipPart): Uint8Array => {
  if (!isDeflated) return packed
  try {
    // An entry may contain more than it declares, so the output is limited to the declared size.
    return size === 0 ? new Uint8Array() : inflateRawSync(packed, { maxOutputLength: size })
  } catch {
    throw damaged()
  }
}

const unpack = (part: ZipPart): Uint8Array => {
  const bytes = inflate(part)
  if (bytes.byteLength !== part.size || Bun.hash.crc32(bytes) !== part.checksum) throw damaged()
  return bytes
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** XML errors after which the library would silently drop the rest. */
const isFull = (bytes: Uint8Array): boolean => /<\/(\w+:)?worksheet>\s*$/.test(textOf(bytes.subarray(-256)))

/**
 * The XML entries of an XLSX file, each unpacked within its limits and checked. Throws an ImportFault as
 * `readDirectory` does; also for macros and for an archive that is no workbook.
 */
export const unpackWorkbook = (bytes: Uint8Array<ArrayBuffer>): Uint8Array => {
  const parts = readDirectory(bytes)
  if (parts.some(({ name }) => macroPart.test(name))) throw damaged('macros')
  if (!parts.some(({ name }) => workbookPart.test(name))) throw damaged('notATable')
  const archive = CFB.utils.cfb_new()
  for (const part of parts.filter(isRead)) {
    const content = unpack(part)
    if (typesPart.test(part.name) && /macroenabled\.main\+xml/i.test(textOf(content))) throw damaged('macros')
    if (sheetPart.test(part.name) && !isFull(content)) throw damaged()
    CFB.utils.cfb_add(archive, `/${part.name}`, content, { unsafe: true })
  }
  return CFB.write(archive, { type: 'buffer', fileType: 'zip', compression: false })
}
