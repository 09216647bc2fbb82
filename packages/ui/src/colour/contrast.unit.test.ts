import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { contrast, parseHex } from './contrast'
import { softColour } from './soft-colour'
import { tintFor } from './tint'

const css = await Bun.file(join(import.meta.dir, '../tokens.css')).text()
const themes = ['light', 'dark'] as const

const read = (colour: string | undefined) => {
  const rgb = parseHex(colour ?? '')
  if (rgb === null) throw new Error(`not a colour: ${colour}`)
  return rgb
}

const token = (theme: (typeof themes)[number], name: string) =>
  read(new RegExp(`--${name}: [^;]*var\\(--${theme}, (#[0-9a-f]{6})\\)`).exec(css)?.[1])

const papers = ['background', 'card', 'popover', 'muted', 'secondary']
const textPairs: [string, string[]][] = [
  ['foreground', papers],
  ['muted-foreground', papers],
  ['primary', papers.slice(0, 4)],
  ['primary-foreground', ['primary', 'primary-hover']],
  ['selected-foreground', ['selected']],
  ['foreground', ['selected']],
  ['destructive-foreground', ['destructive', 'destructive-hover']],
  ['danger-foreground', ['danger', 'background', 'card', 'popover', 'secondary']],
  ['warning-foreground', ['warning', 'background', 'card']],
  ['success-foreground', ['success', 'background', 'card']],
]
const edges: [string, string[]][] = [
  ['input', ['background', 'card', 'popover']],
  ['ring', papers],
  ['destructive', ['background', 'card', 'popover']],
]

describe.each(themes)('%s theme', (theme) => {
  const measured = (pairs: [string, string[]][]) =>
    pairs.flatMap(([over, grounds]) =>
      grounds.map((ground) => ({
        pair: `${over} on ${ground}`,
        ratio: contrast(token(theme, over), token(theme, ground)),
      })),
    )

  test('text reaches 4.5 : 1', () => {
    expect(measured(textPairs).filter(({ ratio }) => ratio < 4.5)).toEqual([])
  })

  test('control borders and the focus ring reach 3 : 1', () => {
    expect(measured(edges).filter(({ ratio }) => ratio < 3)).toEqual([])
  })

  test('any subject colour becomes a readable chip and a visible mark', () => {
    const steps = ['00', '33', '66', '99', 'cc', 'ff']
    const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))
    const poor = colours.filter((colour) => {
      const { ground, ink, mark } = tintFor(colour, theme)
      return contrast(read(ink), read(ground)) < 4.5 || contrast(read(mark), token(theme, 'card')) < 3
    })
    expect(poor).toEqual([])
  })
})

test('a person keeps their colour, and colours are spread evenly', () => {
  expect(softColour('Amelie')).toBe(softColour('Amelie'))
  const colours = new Set(Array.from({ length: 100 }, (_, index) => softColour(`0198-${index}`)))
  expect(colours.size).toBe(10)
})
