import type { Operation } from '@lernspur/service-kit/openapi/openapi-document'

const sentences: Readonly<Record<string, string>> = {
  member: 'For everybody with an active role in the current school.',
  manager: 'For managers and admins of the current school.',
  admin: 'For admins of the current school.',
  provider: 'For people of the provider.',
}

/** Who may make a call, in a sentence, by the role that its security names. */
export const mayCall = ({ security }: Pick<Operation, 'security'>): string => {
  const ways = security.map(({ session }) => session)
  if (ways.length !== 1) return 'Open to everybody.'
  const [role] = ways[0] ?? []
  if (!role) return 'For whoever is signed in.'
  return sentences[role] ?? `Needs the right \`${role.slice('class:'.length)}\` on the class that the call is about.`
}
