import type { VisibleLevel } from '@lernspur/app-kit/display/level-picture-of'
import { builtinPicturePath, builtinPicturePattern, type PictureSet } from '@lernspur/contracts/level-picture'
import {
  levelLimits,
  type PerformanceVisual,
  performanceVisualLimits,
  type UpdatePerformanceVisual,
} from '@lernspur/contracts/teacher/performance-visual.contract'

/** A level being edited; its position in the list is its value. */
export interface LevelDraft extends VisibleLevel {
  readonly id: string
}

/** A scale being edited, its levels lowest first. */
export interface ScaleDraft {
  readonly name: string
  readonly levels: readonly LevelDraft[]
}

/** The stored scale as a draft. */
export const scaleDraftOf = ({ name, performanceLevelsV2 }: PerformanceVisual): ScaleDraft => ({
  name,
  levels: performanceLevelsV2.map(({ id, label, picturePath, isFrontendPicture, pictureUrl }) => ({
    ...{ id, label, picturePath, isFrontendPicture, pictureUrl },
  })),
})

/** The levels of the draft that are stored, then those that somebody else has added meanwhile. */
const knownLevels = (levels: readonly LevelDraft[], stored: readonly LevelDraft[]): readonly LevelDraft[] => [
  ...levels.filter(({ id }) => stored.some((one) => one.id === id)),
  ...stored.filter(({ id }) => !levels.some((one) => one.id === id)),
]

/** What is sent; an uploaded picture is omitted and stays. `stored` is what the server has, if known. */
export const scaleBodyOf = ({ name, levels }: ScaleDraft, stored: ScaleDraft): UpdatePerformanceVisual => ({
  name,
  performanceLevelsV2: knownLevels(levels, stored.levels).map(({ id, label, picturePath, isFrontendPicture }) => ({
    ...{ id, label },
    ...(isFrontendPicture && { picturePath }),
  })),
})

const fits = (text: string, max: number): boolean => text.trim() !== '' && text.trim().length <= max

/** Whether a level has a name that can be stored. */
export const isLabelValid = (label: string): boolean => fits(label, levelLimits.label)
export const isNameValid = (name: string): boolean => fits(name, performanceVisualLimits.name)
export const isScaleValid = ({ name, levels }: ScaleDraft): boolean =>
  isNameValid(name) && levels.every(({ label }) => isLabelValid(label))

/** The list with one item moved. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The set that all levels show from the lowest to the highest; undefined when they are mixed. */
export const pictureSetOf = (levels: readonly VisibleLevel[]): PictureSet | undefined => {
  const set = builtinPicturePattern.exec(levels[0]?.picturePath ?? '')?.[1] as PictureSet | undefined
  const isComplete = levels.every(
    ({ picturePath }, index) => set && picturePath === builtinPicturePath(set, index + 1, levels.length),
  )
  return isComplete ? set : undefined
}

/** All levels with the pictures of a set, in order. */
export const withPictures = (levels: readonly LevelDraft[], set: PictureSet): readonly LevelDraft[] =>
  levels.map((level, index) => ({
    ...level,
    picturePath: builtinPicturePath(set, index + 1, levels.length),
    isFrontendPicture: true,
    pictureUrl: null,
  }))

/** Redraws the pictures of a whole set for the new number of levels, after one was added or removed. */
export const redrawn = (before: readonly VisibleLevel[], { name, levels }: ScaleDraft): ScaleDraft | undefined => {
  const set = pictureSetOf(before)
  return set && { name, levels: withPictures(levels, set) }
}
