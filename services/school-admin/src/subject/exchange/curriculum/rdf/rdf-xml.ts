import { RdfXmlParser } from 'rdfxml-streaming-parser'
import { ImportFault } from '../../fault/import-fault'
import { parseStatements } from './parse-statements'
import type { Statement } from './statement'

/** The parsers give the line only in their message: "Line 3 column 5: …", "3:5: …". */
const lineOf = (error: unknown): number | undefined => {
  const line = error instanceof Error && /^(?:Line )?(\d+)(?: column |:)/.exec(error.message)?.[1]
  return line ? Number(line) : undefined
}

/** Statements of RDF/XML. FILE_VALIDATION_FAILED with the line that cannot be read. */
export const readRdfXml = async (text: string): Promise<Statement[]> => {
  try {
    return await parseStatements(new RdfXmlParser({ baseIRI: 'urn:file:', trackPosition: true }), text)
  } catch (error) {
    const line = lineOf(error)
    const location = line === undefined ? {} : { place: { line } }
    // The message quotes the file.
    throw new ImportFault('FILE_VALIDATION_FAILED', [{ reason: 'xml', ...location }])
  }
}
