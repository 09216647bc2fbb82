interface ShapedWord {
  readonly glyphs: readonly object[]
  readonly positions: readonly object[]
}

/** The part of a font that is used. */
interface ShapingFont {
  layout(text: string, ...rest: unknown[]): object
}

const fonts = new Set<Map<string, ShapedWord>>()

/**
 * Makes a font shape each word once: choosing and placing glyphs is half the work of setting a text. Words are cut at
 * spaces, where no glyph depends on its neighbour.
 */
export const shapeWordsOnce = (font: object): void => {
  const shaping = font as ShapingFont
  const words = new Map<string, ShapedWord>()
  fonts.add(words)
  const shape = shaping.layout.bind(shaping)
  shaping.layout = (text, ...rest) => {
    const glyphs: object[] = []
    const positions: object[] = []
    for (const word of text.split(/( )/)) {
      if (word === '') continue
      const shaped = words.get(word) ?? (shape(word, ...rest) as ShapedWord)
      words.set(word, shaped)
      glyphs.push(...shaped.glyphs)
      positions.push(...shaped.positions)
    }
    return { glyphs, positions }
  }
}

/** To be called when a file is finished, because words may be names. */
export const clearShapedWords = (): void => {
  for (const words of fonts) words.clear()
}
