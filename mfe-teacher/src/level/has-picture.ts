import type { VisibleLevel } from '@lernspur/app-kit/display/level-picture-of'
import { levelPictureShapes, uploadedPicturePattern } from '@lernspur/contracts/level-picture'

/** Whether a level has a picture besides its name: next to a visible name, a text-only level would be shown twice. */
export const hasPicture = ({ isFrontendPicture, picturePath, pictureUrl }: VisibleLevel): boolean =>
  isFrontendPicture
    ? levelPictureShapes(picturePath ?? '').length > 0
    : Boolean(pictureUrl) || uploadedPicturePattern.test(picturePath ?? '')
