import { builtinPicturePath, type PictureSet } from '@lernspur/contracts/level-picture'

/** A scale of levels; the first label belongs to level 1, the lowest. */
export interface ScalePlan {
  readonly name: string
  readonly pictures: PictureSet
  readonly labels: readonly string[]
}

export const smileys: ScalePlan = {
  name: 'Smileys',
  pictures: 'smileys',
  labels: ['fällt noch schwer', 'gelingt mit Hilfe', 'gelingt gut', 'gelingt sehr gut'],
}

export const stars: ScalePlan = {
  name: 'Sterne',
  pictures: 'stars',
  labels: ['am Anfang', 'auf dem Weg', 'fast geschafft', 'geschafft', 'weit darüber hinaus'],
}

export const words: ScalePlan = {
  name: 'Wortstufen',
  pictures: 'text',
  labels: ['noch unsicher', 'in Ansätzen', 'sicher', 'sehr sicher'],
}

export const scalePlans: readonly ScalePlan[] = [smileys, stars, words]

/** A level as in rows and report snapshots. */
export interface LevelFace {
  readonly level: number
  readonly label: string
  readonly picturePath: string
  readonly isFrontendPicture: boolean
}

/** Levels of a scale, lowest first. */
export const levelFaces = (scale: ScalePlan): readonly LevelFace[] =>
  scale.labels.map((label, index) => ({
    level: index + 1,
    label,
    picturePath: builtinPicturePath(scale.pictures, index + 1, scale.labels.length),
    isFrontendPicture: true,
  }))
