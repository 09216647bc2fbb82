import { type GiveConsent, legalDocuments, legalVersions } from '@lernspur/contracts/consent.contract'
import type { Query, Transaction } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'

interface Given {
  readonly userId: string
  /** The versions that were shown; VALIDATION_FAILED unless they are the ones in force. */
  readonly shown: GiveConsent
  readonly language: string
}

/** Keeps a consent; the first one to a version counts (rule consent.1). */
export const writeConsent = async (tx: Transaction, { userId, shown, language }: Given): Promise<void> => {
  const stale = legalDocuments.filter((document) => shown[document] !== legalVersions[document])
  if (stale.length > 0) {
    refuse(
      'VALIDATION_FAILED',
      stale.map((path) => ({ path, message: `The version in force is ${legalVersions[path]}.` })),
    )
  }
  await tx`
    insert into consent (user_id, document, version, language)
    select ${userId}, given.document, given.version, ${language}
    from unnest(${[...legalDocuments]}::text[], ${legalDocuments.map((document) => shown[document])}::date[])
      as given (document, version)
    on conflict (user_id, document, version) do nothing`
}

const versionsInForce = legalDocuments.map((document) => legalVersions[document])

/** The documents in force that the user `u` has not agreed to, as an array (rule consent.2). */
export const openConsents = (tx: Transaction): Query => tx`array(
  select document from unnest(${[...legalDocuments]}::text[], ${versionsInForce}::date[])
    as in_force (document, version)
  where not exists (
    select from consent cn
    where cn.user_id = u.id and cn.document = in_force.document and cn.version >= in_force.version
  )
)`
