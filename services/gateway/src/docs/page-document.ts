import type { LinkedDocument, Operation } from '@lernspur/service-kit/openapi/openapi-document'

const sentences: Readonly<Record<string, string>> = {
  member: 'For everybody with an active role in the current school.',
  manager: 'For managers and admins of the current school.',
  admin: 'For admins of the current school.',
  provider: 'For people of the provider.',
}

/** Who may make a call, in a sentence or two, by the role and the scope that its security names. */
export const mayCall = ({ security }: Pick<Operation, 'security'>): string => {
  const [scope] = security.flatMap(({ program = [] }) => program)
  const people = mayCallByRole(security.filter(({ program }) => !program))
  return scope === undefined ? people : `${people} For programs with the scope \`${scope}\`.`
}

const mayCallByRole = (security: Operation['security']): string => {
  const ways = security.map(({ session }) => session)
  if (ways.length !== 1) return 'Open to everybody.'
  const [role] = ways[0] ?? []
  if (!role) return 'For whoever is signed in.'
  return sentences[role] ?? `Needs the right \`${role.slice('class:'.length)}\` on the class that the call is about.`
}

const callNotes =
  'All calls of this installation, as a document of [OpenAPI 3.1](/api/openapi.json) and as this page. Answers are wrapped: `{"success":true,"data":…}`, or `{"success":false,"error":…,"message":…}`. A call needs the session’s cookie, and every call but GET the header `x-csrf-token`; a program sends its token as `Authorization: Bearer` instead, which opens the calls that name a scope for programs.'

/**
 * The document as the page shows it: with a sentence on who may make each call. Programs find that in `security`, and
 * it would add a line per call to types generated from the document.
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
