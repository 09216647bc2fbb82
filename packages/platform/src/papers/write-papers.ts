import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type AddedCategory, addedCategories } from '@lernspur/contracts/processing/added-data'
import { type Language, languages } from '@lernspur/contracts/wire/error-catalogue'
import { isAddedService } from '@lernspur/contracts/wire/route'
import { UsageProblem } from '../console/problem'
import { root } from '../install/install-packages'
import { declaredData } from '../release/added-data'
import { servicesIn } from '../release/services-in'
import { installationFacts } from './installation-facts'
import { makePapers } from './make-papers'

/** What the services of this checkout store of people that teams have added to it. */
const addedInCheckout = async (): Promise<AddedCategory[]> => {
  const added = servicesIn(root).filter(isAddedService)
  const found = await Promise.all(
    added.map(async (name) => addedCategories(name, await declaredData(join(root, 'services', name)))),
  )
  return found.flat()
}

interface WriteOptions {
  readonly to?: string | undefined
  readonly language?: string | undefined
}

const languageOf = (given = 'de'): Language => {
  const language = languages.find((one) => one === given)
  if (!language) throw new UsageProblem(`--language takes ${languages.join(' or ')}.`)
  return language
}

/** Writes the papers of the installation that the environment describes; returns their paths. */
export const writePapers = async ({ to = 'papers', language }: WriteOptions): Promise<string[]> => {
  const folder = resolve(to)
  const { version } = (await Bun.file(join(root, 'package.json')).json()) as { version: string }
  const papers = makePapers({
    facts: installationFacts(),
    added: await addedInCheckout(),
    language: languageOf(language),
    day: new Date().toISOString().slice(0, 10),
    version,
  })
  await mkdir(folder, { recursive: true })
  const paths = papers.map(({ fileName }) => join(folder, fileName))
  await Promise.all(papers.map(({ text }, index) => writeFile(paths[index] ?? '', text)))
  return paths
}
