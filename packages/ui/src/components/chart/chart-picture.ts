const styles = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'text-anchor',
  'font-size',
] as const

/** Pixels of the picture per pixel of the page, and the free space around it. */
const density = 2
const margin = 16
const line = 20

interface DrawnImage {
  readonly image: HTMLImageElement
  readonly width: number
  readonly height: number
}

/** A standalone drawing has no style sheet, so the computed styles are written into it. */
const imageOf = async (svg: SVGSVGElement): Promise<DrawnImage> => {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const elements = [...svg.querySelectorAll('*')]
  for (const [at, element] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const original = elements[at]
    if (!original) continue
    const computed = getComputedStyle(original)
    for (const name of styles) element.style.setProperty(name, computed.getPropertyValue(name))
    element.style.setProperty('font-family', 'sans-serif')
  }
  const { width, height } = svg.getBoundingClientRect()
  copy.setAttribute('width', `${width}`)
  copy.setAttribute('height', `${height}`)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return { image, width, height }
}

/** Positions of legend entries (text and its width) in rows of a given width. */
const rowsOf = (widths: readonly number[], room: number): { x: number; row: number }[] => {
  let [x, row] = [0, 0]
  return widths.map((width) => {
    if (x > 0 && x + width > room) [x, row] = [0, row + 1]
    const point = { x, row }
    x += width
    return point
  })
}

const drawn = async (figure: HTMLElement): Promise<HTMLCanvasElement> => {
  const svg = figure.querySelector<SVGSVGElement>('svg[role=img]')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!svg || !context) throw new Error('There is no chart to draw.')
  const colours = getComputedStyle(figure)
  const font = (size: number, weight = 400) => `${weight} ${size}px ${colours.fontFamily}`
  const title = figure.querySelector('figcaption [data-title]')?.textContent ?? ''
  const chart = await imageOf(svg)
  const entries = await Promise.all(
    [...figure.querySelectorAll<HTMLElement>('[data-legend] li')].map(async (item) => {
      const swatch = item.querySelector('svg')
      return { text: item.textContent ?? '', swatch: swatch && (await imageOf(swatch)) }
    }),
  )
  context.font = font(13)
  const points = rowsOf(
    entries.map(({ text }) => context.measureText(text).width + 52),
    chart.width,
  )
  const legend = points.length === 0 ? 0 : ((points.at(-1)?.row ?? 0) + 1) * line + 8
  canvas.width = (chart.width + 2 * margin) * density
  canvas.height = (chart.height + legend + line + 8 + 2 * margin) * density
  context.scale(density, density)
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(margin, margin)
  context.fillStyle = colours.color
  context.font = font(16, 600)
  context.fillText(title, 0, 14, chart.width)
  context.font = font(13)
  for (const [at, { text, swatch }] of entries.entries()) {
    const { x = 0, row = 0 } = points[at] ?? {}
    const y = line + 8 + row * line
    if (swatch) context.drawImage(swatch.image, x, y, 24, 12)
    context.fillText(text, x + 32, y + 11)
  }
  context.drawImage(chart.image, 0, line + 8 + legend, chart.width, chart.height)
  return canvas
}

/**
 * The chart of a figure as PNG with its title and legend, in the light theme, as it would be on paper. Throws when the
 * browser cannot draw it.
 */
export const chartPicture = async (figure: HTMLElement): Promise<Blob> => {
  const light = figure.cloneNode(true) as HTMLElement
  light.dataset.theme = 'light'
  light.inert = true
  light.style.cssText = `position: fixed; left: -10000px; top: 0; width: ${figure.clientWidth}px; color: var(--foreground)`
  figure.parentElement?.append(light)
  try {
    const canvas = await drawn(light)
    const picture = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png')
    })
    if (!picture) throw new Error('The browser made no picture.')
    return picture
  } finally {
    light.remove()
  }
}
