import { ImportFault, type Reason } from '../fault/import-fault'
import { type CurriculumFormat, isNestedTooDeeply } from './nesting'
import type { Outline } from './outline/outline'
import { type CurriculumSubjects, readOutline } from './outline/reading'
import type { ReadingChoice } from './outline/reading-depths'

const xmlStart = /^<(\?xml|!--|!doctype|[a-z][\w.-]*(:[\w.-]+)?[\s/>])/i
const turtleStart = /^(?:\s|#[^\n]*\n)*(?:@prefix|@base|prefix\s|base\s|<[^\s<>"]*>\s|_:)/i

/** The format of a file by its content, then by its name; undefined for anything that is no curriculum. */
export const curriculumFormat = (name: string, text: string): CurriculumFormat | undefined => {
  const start = text.trimStart()
  if (/^[{[]/.test(start) || /\.json(ld)?$/i.test(name)) return 'json'
  // Turtle may begin like an XML element, but ends with a dot.
  if (xmlStart.test(start) && !start.trimEnd().endsWith('.')) return 'xml'
  if (turtleStart.test(start) || /\.(ttl|nt|n3|turtle)$/i.test(name)) return 'turtle'
  return /\.(xml|rdf|owl)$/i.test(name) ? 'xml' : undefined
}

const invalid = (reason: Reason) => new ImportFault('FILE_VALIDATION_FAILED', [{ reason }])

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // The message of the parser may quote the file.
    throw invalid('json')
  }
}

const isLinkedData = (value: unknown): boolean =>
  [value]
    .flat(1)
    .some((one) => typeof one === 'object' && one !== null && ('@context' in one || '@graph' in one || '@id' in one))

/** Readers are loaded when a file needs them: most imports are tables. */
const readJson = async (text: string): Promise<Outline> => {
  const value = parseJson(text)
  if (!isLinkedData(value)) return (await import('./case/read-case')).readCase(value, text)
  const [{ readJsonLd }, { readRdf }] = await Promise.all([import('./rdf/json-ld'), import('./rdf/read-rdf')])
  return readRdf(await readJsonLd(text))
}

const readXml = async (text: string): Promise<Outline> => {
  // Declared entities can make a small file expand to a huge one.
  if (/<!ENTITY/i.test(text)) throw invalid('entities')
  if (!/<(\w+:)?RDF[\s>]/.test(text)) return (await import('./plan/read-plan')).readPlan(text)
  const [{ readRdfXml }, { readRdf }] = await Promise.all([import('./rdf/rdf-xml'), import('./rdf/read-rdf')])
  return readRdf(await readRdfXml(text))
}

const readTurtleText = async (text: string): Promise<Outline> => {
  const [{ readTurtle }, { readRdf }] = await Promise.all([import('./rdf/turtle'), import('./rdf/read-rdf')])
  return readRdf(readTurtle(text))
}

const readers: Readonly<Record<CurriculumFormat, (text: string) => Promise<Outline>>> = {
  json: readJson,
  xml: readXml,
  turtle: readTurtleText,
}

/**
 * The subjects of a curriculum: a CFPackage of CASE, RDF in SKOS as Turtle, RDF/XML or JSON-LD, or the framework
 * curriculum of Berlin and Brandenburg in XML. Throws an ImportFault that names items and lines;
 * FILE_SIZE_LIMIT_EXCEEDED, before anything is parsed, for a file that is nested too deeply.
 */
export const readCurriculum = async (
  format: CurriculumFormat,
  text: string,
  choice: ReadingChoice,
): Promise<CurriculumSubjects> => {
  if (isNestedTooDeeply(format, text)) throw new ImportFault('FILE_SIZE_LIMIT_EXCEEDED', [{ reason: 'tooDeep' }])
  return readOutline(await readers[format](text), choice)
}
