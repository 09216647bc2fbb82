import { contrast, parseHex, type Rgb } from '@lernspur/ui/colour/contrast'

const papers = { light: [1, 1, 1], dark: [0.129, 0.122, 0.106] } as const satisfies Record<string, Rgb>
/** Contrast of a mark against paper that WCAG 2.2 asks for. */
const visible = 3
/** Distance in red, green and blue below which two colours look alike in a small mark. */
const alike = 0.16

interface KnownColour {
  readonly name: string
  readonly color: string
}

export type ColourFault =
  /** Hardly visible on one of the papers, where it is drawn stronger. */
  | { readonly kind: 'faint'; readonly on: keyof typeof papers }
  /** Hardly told apart from the colour of another subject. */
  | { readonly kind: 'alike'; readonly name: string }

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** What speaks against a colour `#rrggbb`; none of it prevents the colour. */
export const colourFaults = (color: string, others: readonly KnownColour[]): readonly ColourFault[] => {
  const rgb = parseHex(color)
  if (!rgb) return []
  const twin = others.find((other) => distance(parseHex(other.color) ?? [9, 9, 9], rgb) < alike)
  const faint = (['light', 'dark'] as const).filter((on) => contrast(rgb, papers[on]) < visible)
  return [
    ...faint.map((on): ColourFault => ({ kind: 'faint', on })),
    ...(twin ? [{ kind: 'alike' as const, name: twin.name }] : []),
  ]
}
