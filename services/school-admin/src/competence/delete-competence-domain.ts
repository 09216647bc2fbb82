import type { Call } from '@lernspur/service-kit/call/call'
import { removeRow } from '@lernspur/service-kit/call/remove-row'
import { lockDomain } from './competence.policy'

/**
 * Deletes a domain with its competences; the database refuses with FOREIGN_KEY_CONSTRAINT when one has observations.
 */
export const deleteCompetenceDomain = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'competence-domain', id, lockDomain)
