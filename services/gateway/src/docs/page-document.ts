import type { LinkedDocument } from '@lernspur/service-kit/openapi/openapi-document'
import { mayCall } from './may-call'

const callNotes =
  'All calls of this installation, as a document of [OpenAPI 3.1](/api/openapi.json) and as this page. Answers are wrapped: `{"success":true,"data":…}`, or `{"success":false,"error":…,"message":…}`. A call needs the session’s cookie, and every call but GET the header `x-csrf-token`.'

/**
 * The document as the page shows it: with a sentence on who may make each call. Programs find that in `security`, and
 * types that are generated from the document would grow by a line a call.
 */
export const pageDocument = (document: LinkedDocument) => ({
  ...document,
  info: { ...document.info, description: `${callNotes}\n\n${document.info.description}` },
  paths: Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          { ...operation, description: mayCall(operation) },
        ]),
      ),
    ]),
  ),
})
