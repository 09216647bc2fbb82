import type { ShownLevel } from '@lernspur/app-kit'
import { levelPictureShapes } from '@lernspur/contracts/level-picture'

/** Whether a level is drawn, and not only named: where its name stands beside it, the name alone would come twice. */
export const hasPicture = ({ isFrontendPicture, picturePath, pictureUrl }: ShownLevel): boolean =>
  isFrontendPicture ? levelPictureShapes(picturePath ?? '').length > 0 : Boolean(pictureUrl)
