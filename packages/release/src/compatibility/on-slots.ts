import type { AreaRelease } from '@lernspur/contracts/registry.contract'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import { overlap } from '@lernspur/federation/path-pattern'
import { differentTypes, type FindOutcome, notCompared, type TypeQuestion } from './on-types'
import {
  audienceOf,
  type Fault,
  faultsOf,
  germanAudienceOf,
  germanListed,
  germanNameOf,
  listed,
  nameOf,
  type Pair,
} from './pair'

type AreaManifest = Extract<ReleaseManifest, { readonly kind: 'area' }>

const segments = (pattern: string): string[] => pattern.split('/').filter(Boolean)

/** Whether a pattern is one plain word below another: `/class/:classId/timetable`. */
const isDirectlyBelow = (pattern: string, above: string): boolean => {
  const [inner, outer] = [segments(pattern), segments(above)]
  return (
    inner.length === outer.length + 1 &&
    outer.every((segment, index) => segment === inner[index]) &&
    !inner.at(-1)?.startsWith(':')
  )
}

/**
 * Whether a pattern that an area owns is a page which another area lets it bring, below a pattern of its own, at an
 * address that none of its screens has (rule slot.3).
 */
export const isOfferedPage = (pattern: string, filler: AreaRelease, owner: AreaRelease): boolean => {
  const slot = filler.pages.find((page) => page.pattern === pattern)?.slot
  const below = slot === undefined ? undefined : owner.slots[slot]?.below
  if (below === undefined || !isDirectlyBelow(pattern, below)) return false
  const deeper = owner.routes.filter((route) => segments(route.pattern).length > segments(below).length)
  return !deeper.some((route) => overlap(route.pattern, pattern))
}

/** The slots that an area fills, by pages and by what stands in pages of others. */
const filledBy = ({ pages, fillers }: AreaRelease): string[] => {
  const inPages = pages.flatMap(({ slot }) => slot ?? [])
  return [...new Set([...inPages, ...fillers.map(({ slot }) => slot)])].toSorted()
}

/** What the slots of an owner pass in another form than a filler was made for; undefined if all are equal. */
const slotQuestion = ({ consumer: filler, provider: owner }: Pair): TypeQuestion | undefined => {
  const given = differentTypes(owner.provides.slotTypes, filler.needs.slotTypes)
  // The owner gives, and what it gives must fit what the filler takes.
  return given.length > 0 ? { consumer: owner, provider: filler, taken: [], given } : undefined
}

const typeFaults = (pair: Pair, outcomeOf: FindOutcome): Fault[] => {
  const question = slotQuestion(pair)
  if (!question) return []
  const { consumer: filler, provider: owner } = pair
  const outcome = outcomeOf(question)
  if (!outcome) return faultsOf(pair, [notCompared(pair, question.given)])
  const misfits = question.given.filter((name) => name in outcome)
  if (misfits.length === 0) return []
  const reason = outcome[misfits[0] ?? '']
  return faultsOf(pair, [
    {
      en: `${nameOf(filler)} takes ${listed(misfits)} in a form in which ${nameOf(owner)} does not pass it: ${audienceOf(filler)} would see errors. ${reason}`,
      de: `${germanNameOf(filler)} nimmt ${germanListed(misfits)} in einer Form, in der ${germanNameOf(owner)} es nicht gibt: ${germanAudienceOf(filler)} würden Fehler sehen. ${reason}`,
    },
  ])
}

/**
 * What areas lack in pages of others: slots that they fill and that no area offers, or not in every version that pages
 * get, and what slots pass in another form (rule slot.2).
 */
export const faultsOnSlots = (
  fillers: readonly ReleaseManifest[],
  owners: readonly ReleaseManifest[],
  outcomeOf: FindOutcome,
): Fault[] => {
  const isArea = (manifest: ReleaseManifest): manifest is AreaManifest => manifest.kind === 'area'
  const areas = owners.filter(isArea)
  return fillers.filter(isArea).flatMap((filler) =>
    filledBy(filler.page).flatMap((slot) => {
      const names = new Set(areas.flatMap(({ name, page }) => (slot in page.slots ? name : [])))
      if (names.size === 0)
        return faultsOf({ consumer: filler }, [
          {
            en: `${nameOf(filler)} fills ${slot}, which no area offers: ${audienceOf(filler)} would miss it.`,
            de: `${germanNameOf(filler)} füllt ${slot}, was kein Bereich anbietet: ${germanAudienceOf(filler)} würden es vermissen.`,
          },
        ])
      const versions = areas.filter(({ name }) => names.has(name) && name !== filler.name)
      return versions.flatMap((owner): Fault[] => {
        const pair: Pair = { consumer: filler, provider: owner }
        if (slot in owner.page.slots) return typeFaults(pair, outcomeOf)
        return faultsOf(pair, [
          {
            en: `${nameOf(filler)} fills ${slot}, which ${nameOf(owner)} does not offer: ${audienceOf(filler)} would miss it.`,
            de: `${germanNameOf(filler)} füllt ${slot}, was ${germanNameOf(owner)} nicht anbietet: ${germanAudienceOf(filler)} würden es vermissen.`,
          },
        ])
      })
    }),
  )
}
