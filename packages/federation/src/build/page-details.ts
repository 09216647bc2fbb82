import { pageDetailsFile } from '@lernspur/contracts/release/page-details-file'
import { languages } from '@lernspur/contracts/wire/error-catalogue'
import { inLanguage, type PageDetails } from '../runtime/page-details'
import { describePages, describeVerbs } from './area-pages'
import { readRouteTable } from './route-table'

/** Name → content of the files with an area's pages and verbs, one a language (rule release.26). */
export const pageDetailsFiles = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const named = readRouteTable(folder)
  const [pages, verbs] = await Promise.all([describePages(folder, named.pages), describeVerbs(folder, named.verbs)])
  return new Map(
    languages.map((language) => {
      const details: PageDetails = {
        pages: pages.map((page) => inLanguage(page, language)),
        verbs: verbs.map((verb) => inLanguage(verb, language)),
      }
      return [pageDetailsFile(language), JSON.stringify(details)]
    }),
  )
}
