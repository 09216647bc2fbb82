import { failures, type Part, parts, throwers } from './kinds'
import { type Visit, visits } from './visits'

/** One file of an area that fails in one way, in a version with or without a previous one. */
export interface Case {
  readonly visit: Visit
  readonly part: Part
  readonly how: string
  readonly hasBefore: boolean
}

export const nameOf = ({ visit, part, how, hasBefore }: Case): string =>
  `${visit.area} ${part} ${how}${hasBefore ? ' before' : ''}`

/** Whether it fails to arrive; otherwise it arrives and throws. */
const failsInTransit = (how: string): boolean => how in failures

const isPart = (name: string): name is Part => name in parts
const failingParts = (how: string): readonly Part[] => Object.keys(throwers[how] ?? parts).filter(isPart)

/** Whether it fails before anything of the area has run, so that a previous version can help. */
const isEarly = (part: Part): boolean => part === 'entry' || part === 'chunk'

/** All of them whose name matches. */
export const casesOf = (only: RegExp): Case[] =>
  visits
    .flatMap((visit) =>
      [...Object.keys(failures), ...Object.keys(throwers)].flatMap((how) =>
        failingParts(how).flatMap((part) =>
          (isEarly(part) ? [false, true] : [false]).map((hasBefore) => ({ visit, part, how, hasBefore })),
        ),
      ),
    )
    .filter((one) => only.test(nameOf(one)))

/** Whether nothing of the version runs, so that the previous one replaces it. */
const runsNothing = ({ part, how }: Case): boolean => part === 'entry' || (part === 'chunk' && failsInTransit(how))

/** What appears in place of the area's screen (rule release.11). */
export const expectedOf = (one: Case): 'screen' | 'card' =>
  one.how === 'slow' || (one.hasBefore && runsNothing(one)) ? 'screen' : 'card'

/** Whether only a new page helps, because something of the version has run. */
export const needsNewPage = (one: Case): boolean => !failsInTransit(one.how) && !runsNothing(one)

/**
 * Whether it stays broken until another version is live; the next page does not try a version that threw while loading.
 */
export const needsRollback = (one: Case): boolean => !failsInTransit(one.how) && !(one.hasBefore && isEarly(one.part))
