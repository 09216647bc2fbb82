import { clearSaveStatus, holdSaveStatus, isApiError } from '@lernspur/app-runtime'

/** Who saved first, according to the refusal: '' if unknown, undefined if it is not a conflict. */
const conflictBy = (error: unknown): string | undefined =>
  isApiError(error) && error.code === 'EDIT_CONFLICT'
    ? (error.details.find(({ path }) => path === 'updatedBy')?.message ?? '')
    : undefined

/** What all autosavers of a page share: how they interpret failures, and the save status. */
export const pageSaving = { conflictBy, hold: holdSaveStatus, settled: clearSaveStatus }
