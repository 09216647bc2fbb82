import { askTimes, type Load, middleOf } from '../load'
import type { Visitor } from '../visitor'

/** The first page of a list, before and after the list has grown. */
export interface GrownList {
  readonly name: string
  readonly before: Load
  readonly after: Load
}

/** Sequential calls of each list per round. */
const times = 60
/** Rounds over all lists, so that a few seconds of other work on the server decide about none. */
const rounds = 5

/** Query of an address that sorts a list. */
export const order = (...fields: readonly string[]): string =>
  fields.map((field, at) => `order[${at}][field]=${field}&order[${at}][dir]=asc`).join('&')

/** Query of an address that filters a list. */
export const filter = (...filters: readonly (readonly [field: string, type: string, value: string])[]): string =>
  filters
    .map(
      ([field, type, value], at) =>
        `filter[${at}][field]=${field}&filter[${at}][type]=${type}&filter[${at}][value]=${encodeURIComponent(value)}`,
    )
    .join('&')

const measureAll = async (visitor: Visitor, paths: readonly string[]): Promise<Load[]> => {
  const taken = paths.map((): Load[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, path] of paths.entries()) {
      const ask = () => visitor.call('GET', path).then(() => {})
      await askTimes(5, ask)
      taken[at]?.push(await askTimes(times, ask))
    }
  }
  return taken.map(middleOf)
}

/** Measures lists, given as paths by name, before and after `grow`. */
export const measureGrown = async (
  visitor: Visitor,
  lists: Readonly<Record<string, string>>,
  grow: () => Promise<void>,
): Promise<GrownList[]> => {
  const paths = Object.values(lists)
  const before = await measureAll(visitor, paths)
  await grow()
  const after = await measureAll(visitor, paths)
  return Object.keys(lists).flatMap((name, at) => {
    const [one, other] = [before[at], after[at]]
    return one && other ? [{ name, before: one, after: other }] : []
  })
}

/** How much longer a first page may take once its list has grown (rule list.8). */
const growthBound = 1.5

/** The lists as lines for people, each with its bound. */
export const grownListLines = (grown: readonly GrownList[]): string[] =>
  grown.map(({ name, before, after }) => {
    const growth = after.p50 / before.p50
    const result = growth <= growthBound ? `within ${growthBound} x` : `OVER ${growthBound} x`
    return `  ${name}: p50 ${before.p50.toFixed(2)} ms, grown ${after.p50.toFixed(2)} ms, ${growth.toFixed(2)} x, ${result}`
  })
