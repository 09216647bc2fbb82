/** A square cut of a picture: its centre as shares of width and height, and how many times larger than the whole. */
export interface Crop {
  readonly x: number
  readonly y: number
  /** 1 shows the whole picture, with empty borders unless it is square. */
  readonly zoom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Zoom at most. */
export const zoomMax = 6

/** Edge length of the cut, in pixels of the picture. */
const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.max(width, height) / zoom

/** The largest square in the middle without empty borders. */
export const initialCrop = ({ width, height }: Size): Crop => ({
  x: 0.5,
  y: 0.5,
  zoom: Math.min(zoomMax, Math.max(width, height) / Math.min(width, height)),
})

/** A centre within the picture; where the cut is longer than the picture, the middle. */
const within = (centre: number, length: number, side: number): number => {
  const margin = side / 2 / length
  return margin >= 0.5 ? 0.5 : Math.min(1 - margin, Math.max(margin, centre))
}

/** The same cut, moved back into the picture. */
export const fitted = (size: Size, crop: Crop): Crop => {
  const zoom = Math.min(zoomMax, Math.max(1, crop.zoom))
  const side = sideOf(size, { ...crop, zoom })
  return { x: within(crop.x, size.width, side), y: within(crop.y, size.height, side), zoom }
}

/** Moves the cut by shares of its edge, right and down. */
export const shifted = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const side = sideOf(size, crop)
  return fitted(size, { ...crop, x: crop.x + (right * side) / size.width, y: crop.y + (down * side) / size.height })
}

/** Where the whole picture is drawn on a square field of this edge, so that the field shows the cut. */
export const placeOn = (field: number, size: Size, crop: Crop) => {
  const scale = field / sideOf(size, crop)
  return {
    left: field / 2 - crop.x * size.width * scale,
    top: field / 2 - crop.y * size.height * scale,
    width: size.width * scale,
    height: size.height * scale,
  }
}
