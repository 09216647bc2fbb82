/** A square part of a picture, in pixels of the picture. */
export interface PictureArea {
  readonly left: number
  readonly top: number
  readonly side: number
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** The largest square in the middle. */
export const middleOf = ({ width, height }: PictureSize): PictureArea => {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, side }
}

/** The area moved by so many pixels of the picture; it stays inside. */
export const movedBy = (area: PictureArea, size: PictureSize, right: number, down: number): PictureArea => ({
  ...area,
  left: between(area.left + right, 0, size.width - area.side),
  top: between(area.top + down, 0, size.height - area.side),
})

/** The area with another side around the same centre, as far as it stays inside. */
export const withSide = (area: PictureArea, size: PictureSize, side: number): PictureArea => {
  const next = between(side, 1, Math.min(size.width, size.height))
  const shift = (area.side - next) / 2
  return movedBy({ ...area, side: next }, size, shift, shift)
}
