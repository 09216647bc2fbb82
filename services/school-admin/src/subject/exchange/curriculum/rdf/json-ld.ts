import { JsonLdParser } from 'jsonld-streaming-parser'
import { ImportFault } from '../../fault/import-fault'
import { parseStatements } from './parse-statements'
import type { Statement } from './statement'

/**
 * Statements of JSON-LD whose context is in the file. FILE_VALIDATION_FAILED for other contexts and for broken files.
 */
export const readJsonLd = async (text: string): Promise<Statement[]> => {
  let isRemote = false
  const documentLoader = {
    // A context from the network is never read.
    load: () => {
      isRemote = true
      return Promise.reject(new Error('remote context'))
    },
  }
  try {
    return await parseStatements(new JsonLdParser({ documentLoader }), text)
  } catch {
    throw new ImportFault('FILE_VALIDATION_FAILED', [{ reason: isRemote ? 'remoteContext' : 'jsonLd' }])
  }
}
