import { ImportFault } from '../../fault/import-fault'
import { buildOutline, type Link } from '../outline/build-outline'
import { ItemFaults } from '../outline/item-faults'
import { type CurriculumItem, type Outline, plainItem } from '../outline/outline'
import { schoolLevelsIn } from '../school-levels'
import { Graph } from './graph'
import type { Statement } from './statement'
import * as words from './vocabulary'

/** The value of a title or number that is a resource of its own. */
const itemText = (graph: Graph, id: string, predicate: string): string | null => {
  const [item] = graph.values(id, [predicate])
  return item === undefined ? null : graph.text(item, [words.ofLaender.value])
}

/** The name of an entry's class: its label in the file, or the word at the end of its address. */
const kindOf = (graph: Graph, id: string): string | null => {
  for (const type of graph.values(id, [words.type])) {
    if (words.generalVocabulary.test(type)) continue
    const name = graph.text(type, words.labels) ?? /[#/]([A-Za-z]+)$/.exec(type)?.[1]
    if (name) return name
  }
  return null
}

const itemOf = (graph: Graph, id: string): CurriculumItem => ({
  ...plainItem,
  id,
  text: itemText(graph, id, words.ofLaender.title) ?? graph.text(id, words.labels) ?? '',
  shortText: graph.text(id, words.shortLabels),
  code: itemText(graph, id, words.ofLaender.number) ?? graph.text(id, words.codes),
  kind: kindOf(graph, id),
  schoolLevels: graph.values(id, words.schoolLevels).flatMap(schoolLevelsIn),
})

const positionOf = (graph: Graph, id: string): number | null => {
  const text = graph.text(id, words.positions)
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** Links in both directions, each once; an entry of a scheme without any other is directly below the scheme. */
const linksOf = (graph: Graph): Link[] => {
  const links = new Map<string, Link>()
  const add = (child: string, parent: string) =>
    links.set(`${child} ${parent}`, { child, parent, place: positionOf(graph, child) })
  const ids = graph.ids()
  for (const id of ids) for (const child of graph.values(id, words.downwards)) add(child, id)
  for (const id of ids) for (const parent of graph.values(id, words.upwards)) add(id, parent)
  const linked = new Set([...links.values()].map(({ child }) => child))
  for (const id of ids) {
    if (linked.has(id)) continue
    for (const scheme of graph.values(id, [words.inScheme])) add(id, scheme)
  }
  return [...links.values()]
}

const byCode = new Intl.Collator('de', { numeric: true })

/** Orders entries by code if they have one and no position, because RDF has no order of its own. */
const inOrder = (links: readonly Link[], items: readonly CurriculumItem[]): Link[] => {
  const codes = new Map(items.map(({ id, code }) => [id, code ?? '']))
  const codeOf = ({ child }: Link): string => codes.get(child) ?? ''
  return [...Map.groupBy(links, ({ parent }) => parent).values()].flatMap((siblings) => {
    if (siblings.some((link) => link.place !== null || codeOf(link) === '')) return siblings
    return siblings
      .toSorted((one, other) => byCode.compare(codeOf(one), codeOf(other)))
      .map((link, index) => ({ ...link, place: index }))
  })
}

const isOf = (graph: Graph, id: string, type: string): boolean => graph.values(id, [words.type]).includes(type)

/**
 * The outline of a curriculum in RDF: SKOS, and what the ontology of the Länder, Dublin Core and schema.org say in its
 * place. Throws an ImportFault that names entries by their identifier.
 */
export const readRdf = (statements: readonly Statement[]): Outline => {
  const graph = new Graph(statements)
  const links = linksOf(graph)
  const linked = new Set(links.flatMap(({ child, parent }) => [child, parent]))
  const children = new Set(links.map(({ child }) => child))
  const parents = new Set(links.map(({ parent }) => parent))
  const ids = graph.ids().filter((id) => linked.has(id) || isOf(graph, id, words.concept))
  const roots = ids.filter((id) => parents.has(id) && !children.has(id))
  if (parents.size === 0) throw new ImportFault('IMPORT_FAILED', [{ reason: 'noOutline' }])
  const items = ids.map((id) => itemOf(graph, id))
  const faults = new ItemFaults()
  for (const item of items) if (item.text === '') faults.add('noText', item)
  faults.refuseAny()
  const [licence] = roots.flatMap((id) => graph.values(id, words.licences))
  return { licence: licence ?? null, roots: buildOutline(items, inOrder(links, items), roots) }
}
