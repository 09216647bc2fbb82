import type { RemarkRange } from './remark-word'

/**
 * Code points that a PDF file draws as they are or in a simpler form, in hexadecimal: those in the fonts of
 * `@lernspur/documents`, whose test compares them.
 */
const drawn = `
  20-181 186 18a 18d-190 192-194 196-197 19a-19b 19e 1a0-1a1 1af-1b1 1b7 1bf-1f5 1f7-220 222-223 226-233 237 23a-23e
  241-245 248-249 250-27b 27d-285 287-292 294-295 298-299 29b-29f 2a1-2a8 2b0-2b9 2bb-2c1 2c6-2cc 2d0-2de 2e0-2e4 2ed
  374-375 37a 37e 384-3d7 3d9 3db 3dd 3e1 3f0-3f2 3f4-3f5 3f7-3f9 400-45f 462-463 472-477 490-493 496-49b 4a0-4a3
  4aa-4ab 4ae-4b3 4b6-4b7 4ba-4bb 4c0-4c4 4c7-4c8 4cf-4df 4e2-4f9 606-61b 61e-6a1 6a3-6ff 750-77f 8a0 8a2-8ac 8b3 e3f
  1d25 1d2c-1d2e 1d30-1d3a 1d3c-1d45 1d47-1d4d 1d4f-1d53 1d56-1d58 1d5a-1d6a 1d6f-1d70 1d78-1d79 1d7b 1d7f 1d9b-1da9
  1dab-1db4 1db6-1db7 1db9-1e11 1e14-1e17 1e1a-1e3b 1e3e-1e49 1e4c-1e6f 1e72-1e75 1e78-1e9b 1e9e-1ef9 1f00-201e
  2020-2026 2028-2037 2039-203a 203d-203f 2044 2047-204a 2057 205f-209c 20a1 20a3-20a4 20a6-20ae 20b1-20b2 20b4-20b5
  20b8-20ba 20bd 20bf 2100-2103 2105-2107 2109-2113 2115-2117 2119-211e 2120-2121 2124 2126 2128 212a-2131 2133-2134
  213b-2140 2145-2149 2150-217f 2189 2190-219b 21a8 21ae 21b0-21b3 21b6-21b7 21ba-21bb 21c4 21c6 21cd 21cf-21d3 21e7
  2200 2202-2204 2206 220f 2211-2212 2215 2219-221a 221e-221f 2229 222b-222d 2236-2237 2248-2249 2260-2262 2264-2265
  226e-2271 2302-2303 2310 2318 231c-2321 2325-2326 232b 2460-24ea 25a0-25a1 25ac 25b2-25ba 25bc-25c4 25c6 25c9-25cc
  25cf 25d8-25d9 25e6 2610 263b-263c 263f-2641 266a-266b 2713 2717-2718 2752 275b-2760 27e6-27e9 2a0c 2a74-2a76
  2b0e-2b11 2c60-2c62 2c65-2c66 2c71 2c7c-2c7d 2e18 2e22-2e25 2e3a-2e3b 2e52 3000 3250-325f 32b1-32bf 32cc-32cf
  3371-337a 3380-33df 33ff a69c-a69d a71c a722-a725 a74e-a74f a75a-a75b a764-a765 a779-a787 a789 a7ad-a7ae a7b3 a7b5
  a7f1-a7f4 a7f8-a7f9 ab53 ab5e ab66-ab67 ab69 fb00-fb06 fb29 fb50-fbc1 fbd3-fd3f fd50-fd8f fd92-fdc7 fdf0-fdfd fe10
  fe13-fe15 fe19-fe38 fe47-fe50 fe52-fe55 fe57-fe5c fe5f-ff1e ff20-ff5e ffe0-ffe6 ffe9-ffee 10781-1078c 1078e-1078f
  10791-10798 1079b 1079e 107a0 107a2-107a6 107a8-107b8 1ccd6-1ccf9 1d400-1d6c0 1d6c2-1d6fa 1d6fc-1d734 1d736-1d76e
  1d770-1d7a8 1d7aa-1d7c9 1d7cb-1d7ff 1e030-1e049 1e04b-1e06b 1e06d 1ee00-1eebb 1f100-1f10a 1f10d-1f129 1f12b-1f14f
  1f16a-1f16f 1f190 1f748 1fbf0-1fbf9`

const rangeOf = (range: string): string =>
  range
    .split('-')
    .map((point) => `\\u{${point}}`)
    .join('-')

const lost = `[^\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Regional_Indicator}\\p{Cf}\\p{Cc}\\p{M}\\p{Co}${drawn
  .trim()
  .split(/\s+/)
  .map(rangeOf)
  .join('')}]`
const lostWords = new RegExp(`${lost}+(?:\\s+${lost}+)*`, 'gu')

/**
 * The parts of a text that are printed as question marks, because no font of a PDF file has their letters; neighbouring
 * words as one.
 */
export const lostInPrint = (text: string): RemarkRange[] =>
  [...text.matchAll(lostWords)].map((match) => ({ start: match.index, length: match[0].length, text: match[0] }))
