/** A number as short as PDF allows, rounded to a thousandth. */
export const number = (value: number): string => `${Math.round(value * 1000) / 1000}`

const channel = (hex: string): string => number(Number.parseInt(hex, 16) / 255)

/** Sets the fill colour; black for anything but `#rrggbb`. */
export const fillColour = (colour: unknown): string => {
  const channels = typeof colour === 'string' ? /^#(..)(..)(..)$/.exec(colour) : null
  const [, red = '00', green = '00', blue = '00'] = channels ?? []
  return `${channel(red)} ${channel(green)} ${channel(blue)} rg`
}

/** A filled rectangle. */
export const filledBox = (colour: unknown, left: number, top: number, width: number, height: number): string =>
  `${fillColour(colour)} ${number(left)} ${number(top)} ${number(width)} ${number(height)} re f`
