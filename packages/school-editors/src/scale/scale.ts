import { builtinPicturePath, type PictureSet } from '@lernspur/contracts/level-picture'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'

/** Built-in scales, by pictures and number of levels. */
export const presets = ['smileys-4', 'stars-5', 'traffic-light-3', 'bars-4', 'smileys-3', 'text-4'] as const
export type PresetId = (typeof presets)[number]

/** A built-in scale with its level names, lowest first. */
export interface Preset {
  readonly id: PresetId
  readonly name: string
  readonly labels: readonly string[]
}

/** Level names as one line of text. It may break after a dot, and no line starts with one. */
export const joinLabels = (labels: readonly string[]): string => labels.join('\u00a0· ')

const setOf = (id: PresetId): PictureSet => id.slice(0, id.lastIndexOf('-')) as PictureSet

/** Levels of a built-in scale with their pictures, lowest first, as in the contract. */
export const levelsOf = ({ id, labels }: Preset) =>
  labels.map((label, index) => ({
    label,
    picturePath: builtinPicturePath(setOf(id), index + 1, labels.length),
  }))

/** The built-in scale that a stored one was made from, by its pictures; undefined if none. */
export const presetOf = ({ levels, performanceLevelsV2 }: PerformanceVisual): PresetId | undefined => {
  const set = /^builtin\/([a-z-]+)\//.exec(performanceLevelsV2[0]?.picturePath ?? '')?.[1]
  return presets.find((preset) => preset === `${set}-${levels}`)
}
