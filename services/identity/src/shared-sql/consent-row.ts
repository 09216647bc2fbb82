import { type GiveConsent, legalVersions, versionsInForce } from '@lernspur/contracts/consent.contract'
import { legalDocuments } from '@lernspur/contracts/legal-documents'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'

interface GivenConsent {
  readonly userId: string
  /** The versions that were shown; VALIDATION_FAILED unless they are the ones in force. */
  readonly shown: GiveConsent
  readonly language: string
}

/** Stores a consent; the first one to a version counts (rule consent.1). */
export const writeConsent = async (
  tx: Transaction,
  { userId, shown: visible, language }: GivenConsent,
): Promise<void> => {
  const stale = (['termsVersion', 'privacyVersion'] as const).filter(
    (field) => visible[field] !== versionsInForce[field],
  )
  if (stale.length > 0) {
    refuse(
      'VALIDATION_FAILED',
      stale.map((path) => ({ path, message: `The version in force is ${versionsInForce[path]}.` })),
    )
  }
  await tx`
    insert into consent (user_id, document, version, language)
    select ${userId}, in_force.document, in_force.version, ${language}
    from ${inForce(tx)}
    on conflict (user_id, document, version) do nothing`
}

/** The documents and their versions as rows. */
const inForce = (tx: Transaction): Query => tx`
  unnest(${[...legalDocuments]}::text[], ${legalDocuments.map((document) => legalVersions[document])}::date[])
    as in_force (document, version)`

/** The documents in force that the user `u` has not agreed to, as an array (rule consent.2). */
export const openConsents = (tx: Transaction): Query => tx`array(
  select in_force.document from ${inForce(tx)}
  where not exists (
    select from consent cn
    where cn.user_id = u.id and cn.document = in_force.document and cn.version >= in_force.version
  )
)`
