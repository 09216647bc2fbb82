import type { AreaPage, AreaVerb } from '@lernspur/contracts/area-route.contract'
import type { AreaName, AreaRelease } from '@lernspur/contracts/registry.contract'
import { pageDetailsFile } from '@lernspur/contracts/release/page-details-file'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { byOrder } from './area-map'
import { labelled, type PageDetails } from './page-details'
import { type PageRegistry, readLiveRegistry } from './page-registry'

/** The pages and verbs of one area in one language. */
interface AreaPages {
  readonly area: AreaName
  /** The version that has the verbs. */
  readonly version: string
  readonly verbs: readonly AreaVerb[]
  readonly pages: readonly AreaPage[]
}

/** All pages and verbs of some areas in one language. */
export interface ReleasedPages {
  /** In order. */
  readonly pages: readonly AreaPage[]
  readonly verbs: readonly Omit<AreaPages, 'pages'>[]
  /** False if an area could not be read: of its pages there are only those that the page lists, and none of its verbs. */
  readonly isComplete: boolean
}

/** Milliseconds until a file that does not arrive counts as lost. */
const timeoutMs = 10_000

/** Reads the details of an area's pages, and checks their integrity (rule release.3); throws without them. */
const readPageDetails = async (
  { entry }: Pick<AreaRelease, 'entry'>,
  language: string,
  integrity: string,
): Promise<PageDetails> => {
  const url = entry.slice(0, entry.lastIndexOf('/') + 1) + pageDetailsFile(language)
  const answer = await fetch(url, { integrity, signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return await answer.json()
}

/** Reads all pages and verbs of some areas in a language (rule release.26); never rejects. */
export const readPages = async (
  { areas }: PageRegistry,
  names: readonly AreaName[],
  language: Language,
): Promise<ReleasedPages> => {
  // Pages of an area that was released before have all its pages, and none of its verbs.
  const live = names.some((name) => !areas[name]?.pageDetails) ? readLiveRegistry() : undefined
  const listedOf = (area: AreaName) => areas[area]?.pages.map(labelled<AreaPage>) ?? []
  const readOne = async (area: AreaName): Promise<AreaPages> => {
    const { current, pageDetails } = areas[area] ?? {}
    const integrity = pageDetails?.[language]
    if (!current || !integrity) {
      const { version = '', verbs = [] } = (await live)?.areas[area]?.current ?? {}
      return { area, version, verbs, pages: listedOf(area) }
    }
    const { pages, verbs } = await readPageDetails(current, language, integrity)
    const { version } = current
    return { area, version, verbs: verbs.map(labelled<AreaVerb>), pages: pages.map(labelled<AreaPage>) }
  }
  const found = await Promise.allSettled(names.map(readOne))
  const known = found.map((one, at): AreaPages => {
    if (one.status === 'fulfilled') return one.value
    const area = names[at] ?? ''
    console.error(`the pages of ${area} could not be read`, one.reason)
    return { area, version: '', verbs: [], pages: listedOf(area) }
  })
  return {
    pages: byOrder(known.flatMap(({ pages }) => pages)),
    verbs: known.map(({ pages: _, ...rest }) => rest),
    isComplete: found.every(({ status }) => status === 'fulfilled'),
  }
}
