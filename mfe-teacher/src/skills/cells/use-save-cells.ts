import { enterSkillCellsMutation } from '@lernspur/api-client/skill-cell.queries'
import { useMutation } from '@lernspur/app-kit'
import type { EnterSkillCells } from '@lernspur/contracts/skill-cell.contract'
import type { SendCells } from './cell-sender'

/** Sends cells of what is shown. The cells themselves say what became of them. */
export const useSaveCells = (classId: string, shown: EnterSkillCells['shown']): SendCells => {
  const { mutateAsync } = useMutation(enterSkillCellsMutation({ showsFailure: true }))
  return (cells, idempotencyKey) =>
    mutateAsync({ params: { schoolClassId: classId }, body: { shown, cells: [...cells] }, idempotencyKey })
}
