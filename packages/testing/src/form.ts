/** Fields and files as a browser sends them. */
export const form = (fields: Readonly<Record<string, string | Blob>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

// One pixel each.
const pixels = {
  red: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  clear: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
} as const

/** The picture of `pngFile` as a data URL. */
export const pngData = (pixel: keyof typeof pixels = 'red'): string => `data:image/png;base64,${pixels[pixel]}`

/** The smallest picture that the server decodes. */
export const pngFile = (pixel: keyof typeof pixels = 'red'): File =>
  new File([Buffer.from(pixels[pixel], 'base64')], 'Bild.png', { type: 'image/png' })
