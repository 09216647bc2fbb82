/** What Windows-1252 has in place of ł and Ł. A ³ is a footnote where there is a ² as well. */
const polish = /£(?=\p{Ll})|(?<=\p{L})³|³(?=\p{Ll})/u
/** What it has in place of ř before a long vowel, where no Nordic name has its ø. */
const czech = /[øØ](?=[áíýì])/u
/** What it has in place of ą and ś of ISO-8859-2; in Windows-1250 they are signs as well. */
const polishOfIso = /[±¶](?=\p{Ll})|(?<=\p{L})[±¶]/u
/** What it has in place of š of ISO-8859-2; in Windows-1250 it is ą, which no Czech name has. */
const czechOfIso = /(?<=\p{L})¹/u

/**
 * The encoding of a text that was read as Windows-1252 and holds letters that only Polish or Czech names have;
 * undefined where nothing proves it. An è, ê or õ proves nothing: Irène and Simões have them, too.
 */
export const centralEncoding = (text: string): 'windows-1250' | 'iso-8859-2' | undefined => {
  if (polish.test(text) && !text.includes('²')) return polishOfIso.test(text) ? 'iso-8859-2' : 'windows-1250'
  if (czech.test(text)) return czechOfIso.test(text) ? 'iso-8859-2' : 'windows-1250'
  return undefined
}
