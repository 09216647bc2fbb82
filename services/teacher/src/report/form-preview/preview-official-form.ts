import { problemTexts } from '@lernspur/contracts/official-form/problem-text'
import type { PreviewOfficialForm } from '@lernspur/contracts/provider/official-form.contract'
import { renderFormPreview } from '@lernspur/documents/render-report'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { drawInTurn } from '@lernspur/service-kit/share/drawing-turns'

/** A form as it prints, filled in for an invented child (rule form.8); VALIDATION_FAILED for blocks that make no form. */
export const previewOfficialForm = async (call: Call, { draft }: PreviewOfficialForm): Promise<Binary> => {
  const problems = problemTexts(draft.blocks, call.language)
  if (problems.length > 0) refuse('VALIDATION_FAILED', problems)
  const bytes = await drawInTurn(call, () => renderFormPreview(draft.blocks))
  return binary(new Uint8Array(bytes), { type: 'application/pdf', fileName: `${draft.name}.pdf` })
}
