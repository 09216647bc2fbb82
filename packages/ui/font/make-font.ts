import { join } from 'node:path'
import subsetFont from 'subset-font'

const original = 'atkinson-hyperlegible-next'
const designers = join(
  Bun.fileURLToPath(import.meta.resolve(`@fontsource-variable/${original}/package.json`)),
  '../files',
)

/** First and last code point of each range, as in `unicode-range` of font.css. */
const ranges = {
  latin: [
    ...[
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x178, 0x178],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
    ],
    ...[
      [0x2dc, 0x2dc],
      [0x2010, 0x2027],
      [0x202f, 0x203a],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2193],
    ],
    ...[
      [0x2212, 0x2212],
      [0x2215, 0x2215],
    ],
  ],
  'latin-ext': [
    [0x100, 0x2ba],
    [0x2bd, 0x2c5],
    [0x1e00, 0x1eff],
    [0x20a0, 0x20c0],
  ],
} as const

type Part = keyof typeof ranges

/** The files of the interface's font. */
export const parts: readonly Part[] = ['latin', 'latin-ext']

const fileIn = (family: string, part: Part): string => `${family}-${part}-wght-normal.woff2`

/** Name of a part's file below `src/font`. */
export const fileOf = (part: Part): string => fileIn('lernspur-sans', part)

const charactersOf = (part: Part): string =>
  ranges[part]
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')

const subset = async (source: string, part: Part, targetFormat: 'woff2' | 'sfnt'): Promise<Uint8Array> =>
  subsetFont(Buffer.from(await Bun.file(source).arrayBuffer()), charactersOf(part), {
    targetFormat,
    variationAxes: { wght: { min: 400, max: 700 } },
  })

const originalOf = (part: Part): string => join(designers, fileIn(original, part))

/** A part of the font with the weights that the interface uses: regular to bold. Its source also has thin and black. */
export const makeFont = (part: Part): Promise<Uint8Array> =>
  // The figures, and so the plain zero, are in latin.
  subset(part === 'latin' ? join(import.meta.dir, fileOf(part)) : originalOf(part), part, 'woff2')

/** The same letters and weights as their designers drew them, to compare with; not compressed. */
export const originalFont = (part: Part): Promise<Uint8Array> => subset(originalOf(part), part, 'sfnt')
