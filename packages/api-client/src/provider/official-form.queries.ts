import { officialFormPreviewRoutes, officialFormRoutes } from '@lernspur/contracts/provider/official-form.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const officialFormCalls = callsOf(
  'official-form',
  { ...officialFormRoutes, ...officialFormPreviewRoutes },
  { calls: { previewOfficialForm: { savesNothing: true } } },
)

/** All official forms with their drafts and versions. */
export const officialFormListQuery = officialFormCalls.listOfficialForms
export const createOfficialFormMutation = officialFormCalls.createOfficialForm
export const updateOfficialFormMutation = officialFormCalls.updateOfficialForm
export const publishOfficialFormMutation = officialFormCalls.publishOfficialForm
export const checkOfficialFormMutation = officialFormCalls.checkOfficialForm
export const withdrawOfficialFormCheckMutation = officialFormCalls.withdrawOfficialFormCheck
/** A form as a PDF, filled in for an invented child. */
export const previewOfficialFormMutation = officialFormCalls.previewOfficialForm
