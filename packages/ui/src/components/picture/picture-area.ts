/** A square part of a picture, in pixels of the picture; it is longer than a side of the picture if borders are empty. */
export interface PictureArea {
  readonly left: number
  readonly top: number
  readonly side: number
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** What the largest area contains: a square without empty borders, or the whole picture with empty borders. */
export type LargestArea = 'inside' | 'whole'

/** How many times smaller an area may be than the largest square without borders. */
const zoomMost = 4

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Start of an area along one side of the picture; an area longer than the picture is centred. */
const start = (preferredStart: number, part: number, length: number) =>
  part > length ? (length - part) / 2 : between(preferredStart, 0, length - part)

/** Minimum and maximum side length of an area, in pixels. */
export const sidesOf = ({ width, height }: PictureSize, largest: LargestArea) => {
  const inside = Math.min(width, height)
  return { least: inside / zoomMost, most: largest === 'whole' ? Math.max(width, height) : inside }
}

/** The largest square in the middle. */
export const middleOf = ({ width, height }: PictureSize): PictureArea => {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, side }
}

/** The smallest square around the whole picture. */
export const fullAreaOf = ({ width, height }: PictureSize): PictureArea => {
  const side = Math.max(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, side }
}

/** The area moved by some pixels of the picture; it stays inside. */
export const movedBy = (area: PictureArea, size: PictureSize, right: number, down: number): PictureArea => ({
  ...area,
  left: start(area.left + right, area.side, size.width),
  top: start(area.top + down, area.side, size.height),
})

/** The area with another side length around the same centre, if possible; it stays inside. */
export const withSide = (area: PictureArea, size: PictureSize, side: number, largest: LargestArea): PictureArea => {
  const { least, most } = sidesOf(size, largest)
  const next = between(side, least, most)
  const shift = (area.side - next) / 2
  return movedBy({ ...area, side: next }, size, shift, shift)
}

/** Position of the whole picture in a square of this edge length that shows the area. */
export const offsetOn = (field: number, size: PictureSize, { left, top, side }: PictureArea) => {
  const scale = field / side
  return { left: (0 - left) * scale, top: (0 - top) * scale, width: size.width * scale, height: size.height * scale }
}
