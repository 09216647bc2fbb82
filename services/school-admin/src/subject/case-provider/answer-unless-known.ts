import { createHash } from 'node:crypto'
import { hasTag } from '@lernspur/service-kit/answer/answer'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import type { Call } from '@lernspur/service-kit/call/call'
import { sourceVersion } from '@lernspur/service-kit/service/source-version'
import {
  type PublishedPackages,
  type PublishedState,
  publishedPackages,
  readState,
  stateOf,
} from './published-packages'

export interface CaseRequest {
  readonly call: Call
  readonly headers: Headers
}

let version: Promise<string> | undefined

/** What puts packages together may change with a release. Where its sources are not readable, a start is a version. */
const readVersion = (): Promise<string> => {
  version ??= sourceVersion('school-admin').then((found) => found ?? crypto.randomUUID())
  return version
}

/** Changes with all that an answer follows from: the versions that are published, the publisher, and this program. */
const tagOf = async (
  { publicUrl }: Call,
  name: readonly unknown[],
  { publisher, versions }: PublishedState,
): Promise<string> => {
  const pairs = versions.map(({ id, versionId }) => `${id} ${versionId}`).toSorted()
  const facts = JSON.stringify([await readVersion(), publicUrl, publisher, name, pairs])
  return createHash('sha256').update(facts).digest('base64url')
}

/** An answer without the envelope of other calls, because CASE has none. */
const json = (text: string, etag: string): Binary =>
  binary(new TextEncoder().encode(text), { type: 'application/json', fileName: 'case.json', etag })

/**
 * What is published, unless the program has it already, which is told without reading any contents (rule case.5). `name`
 * says what is asked for; with `documentId` only that document's template is read.
 */
export const answerUnlessKnown = async (
  { call, headers }: CaseRequest,
  name: readonly unknown[],
  present: (published: PublishedPackages) => object,
  documentId?: string,
): Promise<Binary> => {
  const all = await readState(call)
  const current = documentId === undefined ? all : stateOf(all, documentId)
  const known = await tagOf(call, name, current)
  const isThere = documentId === undefined || current.versions.length > 0
  if (isThere && hasTag(headers, `"${known}"`)) return json('', known)
  const ids = documentId === undefined ? undefined : current.versions.map(({ id }) => id)
  const published = await publishedPackages(call, ids)
  // By what was read now: a version may have been published since.
  return json(JSON.stringify(present(published)), await tagOf(call, name, published.state))
}
