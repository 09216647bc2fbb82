import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { type OfferedVersion, offeredVersions, publishedSubjects } from '../content/published-subjects'
import { copyOf } from '../content/subject-content'
import { casePackage, documentId } from '../exchange/curriculum/case/write-case'

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

/** What the packages follow from, beside their versions' contents, which never change. */
export interface PublishedState {
  readonly publisher: string
  readonly versions: readonly OfferedVersion[]
}

/** What is published now, without its contents. */
export const readState = async (call: Call): Promise<PublishedState> => {
  const [versions, publisher] = await Promise.all([offeredVersions(call), providerName(call)])
  return { versions, publisher }
}

/** The part of a state that the document of this identifier follows from; without a version when there is none. */
export const stateOf = ({ publisher, versions }: PublishedState, sourcedId: string): PublishedState => ({
  publisher,
  versions: versions.filter(({ id }) => documentId(id) === sourcedId.toLowerCase()),
})

/** Packages, and the state that they follow from. */
export interface PublishedPackages {
  readonly packages: readonly PublishedPackage[]
  readonly state: PublishedState
}

/**
 * The provider's templates as last published and not withdrawn, each as a package of its own with one document (rule
 * case.1), or only those among `ids`. Drafts and what a school has written are never among them.
 */
export const publishedPackages = async (call: Call, ids?: readonly string[]): Promise<PublishedPackages> => {
  const [subjects, publisher] = await Promise.all([
    publishedSubjects(
      call,
      (tx) =>
        tx`not tvs.is_removed and (${ids === undefined} or tvs.school_subject_id = any(${[...(ids ?? [])]}::uuid[]))`,
    ),
    providerName(call),
  ])
  const packages = subjects.map((subject) => {
    const title = `${subject.name} ${subject.schoolLevel}`
    const at = new Date(subject.version.publishedAt)
    const content = casePackage([copyOf(subject)], {
      title,
      publisher,
      publicUrl: call.publicUrl,
      licence: undefined,
      // CASE has no field for the schools that a document is meant for, and its notes are for readers.
      notes: subject.audience && `Gedacht für: ${subject.audience}`,
      at,
    })
    const { identifier, uri } = content.CFDocument
    return {
      content,
      documentUri: { title, identifier, uri },
      packageUri: { title, identifier, uri: uri.replace('/CFDocuments/', '/CFPackages/') },
    }
  })
  const versions = subjects.map(({ id, version }) => ({ id, versionId: version.id }))
  return { packages, state: { publisher, versions } }
}

type Identified = { readonly identifier: string }

const hasId =
  (id: string) =>
  (part: unknown): part is Identified =>
    typeof part === 'object' && part !== null && 'identifier' in part && part.identifier === id.toLowerCase()

/** What one of the packages has under this identifier; NOT_FOUND when none does. */
export const findPart = <Part>(
  packages: readonly PublishedPackage[],
  sourcedId: string,
  partsOf: (published: PublishedPackage) => readonly unknown[],
  present: (part: Identified, published: PublishedPackage) => Part,
): Part => {
  for (const published of packages) {
    const part = partsOf(published).find(hasId(sourcedId))
    if (part) return present(part, published)
  }
  return refuse('NOT_FOUND')
}
