/** Red, green and blue, each 0 to 1. */
export type Rgb = readonly [number, number, number]

/** Reads #rgb or #rrggbb; null for anything else. */
export function parseHex(colour: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour)
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1)
  if (parts === undefined) return null
  const [red, green, blue] = parts.map((part) => Number.parseInt(part, 16) / 255)
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** Writes #rrggbb. */
export const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** Relative luminance of WCAG 2.2, 0 (black) to 1 (white). */
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** Mixes two colours; `b` (0 to 1) is the share of the second one. */
export const mix = (first: Rgb, second: Rgb, part: number): Rgb => [
  first[0] + (second[0] - first[0]) * part,
  first[1] + (second[1] - first[1]) * part,
  first[2] + (second[2] - first[2]) * part,
]
