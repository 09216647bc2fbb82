import { holdSaveStatus, isApiError, settleSaveStatus } from '@lernspur/app-kit'

/** Who was faster, as the refusal of a save names it: '' when unknown, undefined when it is no conflict. */
const conflictBy = (error: unknown): string | undefined =>
  isApiError(error) && error.code === 'EDIT_CONFLICT'
    ? (error.details.find(({ path }) => path === 'updatedBy')?.message ?? '')
    : undefined

/** What all autosavers of a page share: how they read failures, and the one status line. */
export const pageSaving = { conflictBy, hold: holdSaveStatus, settled: settleSaveStatus }
