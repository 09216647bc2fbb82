import { classListPdfMutation, observationSheetPdfMutation } from '@lernspur/api-client/teacher/class-print.queries'
import { saveFile, useClass, useMutation, useTranslation } from '@lernspur/app-runtime'
import type { NameOrder } from '@lernspur/contracts/identity/user.contract'

/** Saves lists of a class as PDF (rule print.7); a failure is shown in a toast. */
export const useClassPrint = (schoolClassId: string) => {
  const { t } = useTranslation('teacher.class-print')
  const name = useClass(schoolClassId)?.name ?? ''
  const list = useMutation(classListPdfMutation())
  const sheet = useMutation(observationSheetPdfMutation())
  return {
    isPending: list.isPending || sheet.isPending,
    saveList: (order: NameOrder, then?: () => void) =>
      list.mutate(
        { params: { schoolClassId }, query: { order } },
        {
          onSuccess: (file) => {
            saveFile(
              file,
              t(($) => $.file.list, { name }),
            )
            then?.()
          },
        },
      ),
    saveSheet: (subject: { id: string; name: string }, order: NameOrder, then?: () => void) =>
      sheet.mutate(
        { params: { schoolClassId, schoolSubjectId: subject.id }, query: { order } },
        {
          onSuccess: (file) => {
            saveFile(
              file,
              t(($) => $.file.sheet, { subject: subject.name, name }),
            )
            then?.()
          },
        },
      ),
  }
}
