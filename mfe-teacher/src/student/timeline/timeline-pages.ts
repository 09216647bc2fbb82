import { byNewest, type Entry } from '../../entry/entry'

interface Page {
  readonly offset: number
  readonly limit: number
}

/** Entries on the first pages; the last size is that of all further ones. */
const sizes = [40, 200, 500] as const

const sizeOf = (index: number): number => sizes[index] ?? sizes[2]

/** The first pages of a list, one after another. */
export const timelinePages = (count: number): Page[] => {
  const pages: Page[] = []
  for (let offset = 0; pages.length < count; offset += pages.at(-1)?.limit ?? 0) {
    pages.push({ offset, limit: sizeOf(pages.length) })
  }
  return pages
}

/** The rows of each page of a list, in order; undefined while a page is loading, and after a failure. */
export type LoadedPages = readonly (readonly Entry[] | undefined)[]

/**
 * The newest entries of lists that are each sorted newest first. Each list contributes as many entries as all have
 * loaded, so that none is missing between two that are shown. Rows that moved between pages are shown once.
 */
export const mergedPages = (lists: readonly LoadedPages[], pages: readonly Page[]): readonly Entry[] => {
  const firstMissing = pages.findIndex((_, index) => lists.some((list) => list[index] === undefined))
  const loaded = pages.slice(0, firstMissing < 0 ? pages.length : firstMissing)
  const limit = loaded.reduce((sum, page) => sum + page.limit, 0)
  const rows = lists.flatMap((list) => list.slice(0, loaded.length).flatMap((page) => page ?? []))
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted(byNewest).slice(0, limit)
}
