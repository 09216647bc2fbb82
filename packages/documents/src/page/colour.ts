/** Colours of the page; subjects and levels carry the only saturated ones (experience: principle 1). */
export const paper = {
  ink: '#1f2430',
  muted: '#565c6b',
  line: '#d9d5ca',
  faint: '#ece9e0',
  tint: '#f8f6f1',
  white: '#ffffff',
} as const

type Channels = readonly [number, number, number]

const channelsOf = (colour: string): Channels => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const hexOf = (channels: Channels): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Mixes two colours; `share` 0 is the first, 1 the second. */
export const mix = (first: string, second: string, share: number): string => {
  const a = channelsOf(first)
  const b = channelsOf(second)
  const between = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share
  return hexOf([between(0), between(1), between(2)])
}

const luminance = (colour: string): number => {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export const contrast = (first: string, second: string): number => {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** White, ink or black: the first that reads well on a colour (4.5:1). One of white and black always does. */
export const textOn = (colour: string): string =>
  [paper.white, paper.ink].find((text) => contrast(text, colour) >= 4.5) ?? '#000000'

/** A subject's colour, darkened where it would vanish on white paper. */
export const visibleOnPaper = (colour: string): string => {
  let visible = colour
  while (contrast(visible, paper.white) < 1.6) visible = mix(visible, paper.ink, 0.15)
  return visible
}
