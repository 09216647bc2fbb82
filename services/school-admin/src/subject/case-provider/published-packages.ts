import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { publishedSubjects } from '../content/published-subjects'
import { copyOf } from '../content/subject-content'
import { casePackage } from '../exchange/curriculum/case/write-case'

type CasePackage = ReturnType<typeof casePackage>

/** One template of the provider, with the address of its package. */
export interface PublishedPackage {
  readonly content: CasePackage
  readonly packageUri: { readonly title: string; readonly identifier: string; readonly uri: string }
  readonly documentUri: { readonly title: string; readonly identifier: string; readonly uri: string }
}

const providerName = async ({ db }: Call): Promise<string> => {
  const [row] = await db<{ name: string }[]>`select name from tenant where is_provider`
  return row?.name ?? ''
}

/**
 * The provider's templates as last published and not withdrawn, each as a package of its own with one document (rule
 * case.1). Drafts and what a school has written are never among them.
 */
export const publishedPackages = async (call: Call): Promise<readonly PublishedPackage[]> => {
  const [subjects, publisher] = await Promise.all([
    publishedSubjects(call, (tx) => tx`not tvs.is_removed`),
    providerName(call),
  ])
  return subjects.map((subject) => {
    const title = `${subject.name} ${subject.schoolLevel}`
    const at = new Date(subject.version.publishedAt)
    const content = casePackage([copyOf(subject)], {
      title,
      publisher,
      publicUrl: call.publicUrl,
      licence: undefined,
      at,
    })
    const { identifier, uri } = content.CFDocument
    return {
      content,
      documentUri: { title, identifier, uri },
      packageUri: { title, identifier, uri: uri.replace('/CFDocuments/', '/CFPackages/') },
    }
  })
}

type Identified = { readonly identifier: string }

const hasId =
  (id: string) =>
  (part: unknown): part is Identified =>
    typeof part === 'object' && part !== null && 'identifier' in part && part.identifier === id.toLowerCase()

/** What one of the packages has under this identifier; NOT_FOUND when none does. */
export const findPart = async <Part>(
  call: Call,
  sourcedId: string,
  partsOf: (published: PublishedPackage) => readonly unknown[],
  present: (part: Identified, published: PublishedPackage) => Part,
): Promise<Part> => {
  for (const published of await publishedPackages(call)) {
    const part = partsOf(published).find(hasId(sourcedId))
    if (part) return present(part, published)
  }
  return refuse('NOT_FOUND')
}
