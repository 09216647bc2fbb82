import { contrast, mix, parseHex, type Rgb, toHex } from './contrast'

/**
 * A readable variant of a colour: a soft background, an ink on it (at least 4.5 : 1) and a mark on paper (at least 3 :
 * 1).
 */
interface Tint {
  ground: string
  ink: string
  mark: string
}

const paper: Record<Theme, Rgb> = { light: [1, 0.992, 0.98], dark: [0.129, 0.122, 0.106] }
const pole: Record<Theme, Rgb> = { light: [0.08, 0.07, 0.06], dark: [1, 0.99, 0.97] }
const strength: Record<Theme, number> = { light: 0.14, dark: 0.2 }
/** Share of the pole in every ink; a pure colour would be too bright in the dark theme. */
const softening: Record<Theme, number> = { light: 0, dark: 0.24 }
const fallback: Rgb = [0.45, 0.43, 0.4]

type Theme = 'light' | 'dark'

const reach = (colour: Rgb, against: Rgb, towards: Rgb, ratio: number): Rgb => {
  for (let part = 0; part < 1; part += 0.04) {
    const tried = mix(colour, towards, part)
    if (contrast(tried, against) >= ratio) return tried
  }
  return towards
}

/** Tint of any #rrggbb colour for a theme; an invalid colour counts as grey. */
export function tintFor(colour: string, theme: Theme): Tint {
  const rgb = parseHex(colour) ?? fallback
  const ground = mix(paper[theme], rgb, strength[theme])
  return {
    ground: toHex(ground),
    ink: toHex(reach(mix(rgb, pole[theme], softening[theme]), ground, pole[theme], 4.7)),
    mark: toHex(reach(rgb, paper[theme], pole[theme], 3.1)),
  }
}

const cache = new Map<string, Tint>()

/** The tint for the theme of the element: CSS values switched by tokens.css. */
export function tint(colour: string): Tint {
  const known = cache.get(colour)
  if (known !== undefined) return known
  const light = tintFor(colour, 'light')
  const dark = tintFor(colour, 'dark')
  const both = (part: keyof Tint): string => `var(--light, ${light[part]}) var(--dark, ${dark[part]})`
  const made = { ground: both('ground'), ink: both('ink'), mark: both('mark') }
  cache.set(colour, made)
  return made
}
