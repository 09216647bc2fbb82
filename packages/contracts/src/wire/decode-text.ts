/** What ł and Ł look like in Windows-1252. A ³ is a footnote if there is a ² as well. */
const polish = /£(?=\p{Ll})|(?<=\p{L})³|³(?=\p{Ll})/u
/** What ř before a long vowel looks like, where no Nordic name has its ø. */
const czech = /[øØ](?=[áíýì])/u
/** What ą and ś of ISO-8859-2 look like; in Windows-1250 these are signs as well. */
const polishOfIso = /[±¶](?=\p{Ll})|(?<=\p{L})[±¶]/u
/** What š of ISO-8859-2 looks like; in Windows-1250 it is ą, which no Czech name has. */
const czechOfIso = /(?<=\p{L})¹/u

/**
 * The encoding of a text that was read as Windows-1252 and has letters that only Polish or Czech names have; undefined
 * if nothing proves it. An è, ê or õ proves nothing: Irène and Simões have them, too.
 */
const centralEncoding = (text: string): 'windows-1250' | 'iso-8859-2' | undefined => {
  if (polish.test(text) && !text.includes('²')) return polishOfIso.test(text) ? 'iso-8859-2' : 'windows-1250'
  if (czech.test(text)) return czechOfIso.test(text) ? 'iso-8859-2' : 'windows-1250'
  return undefined
}

/** Encodings by byte order mark: Excel writes "Unicode text" as UTF-16. Some programs write it without its mark. */
const encodingOf = (bytes: Uint8Array): string | undefined => {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  return undefined
}

/** What ä, ü and ß of Mac Roman look like in Windows-1252, where none of these occurs inside a name. */
const macLetters = /(?<=\p{Ll})[ŠŸ]|(?<=\p{L})§/gu

/** Text that is not UTF-8. Excel on a Mac writes plain CSV in Mac Roman; only the letters show it. */
const decodeBytes = (bytes: Uint8Array): string => {
  const text = new TextDecoder('windows-1252').decode(bytes)
  const [mac = [], windows = []] = [macLetters, /[À-ÿ]/g].map((letters) => text.match(letters) ?? [])
  const other = centralEncoding(text) ?? (mac.length > windows.length ? 'macintosh' : undefined)
  return other ? new TextDecoder(other).decode(bytes) : text
}

/**
 * Text of a file without a declared encoding: UTF-8, or else Windows-1252, which includes every letter of ISO-8859-1,
 * unless its letters are those of Mac Roman or of Central Europe. A byte order mark is removed.
 */
export const decodeText = (bytes: Uint8Array): string => {
  const encoding = encodingOf(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeBytes(bytes)
  }
}
