import {
  createTalkSheetMutation,
  deleteTalkSheetMutation,
  talkSheetQuery,
} from '@lernspur/api-client/teacher/student/talk-sheet.queries'
import { queryClient, useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import { useState } from 'react'

/** Deletes a sheet at once and offers to write it again, with the author's own note. */
export const useTalkRemoval = () => {
  const { t } = useTranslation('teacher.talk')
  const toast = useToast()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const { mutateAsync: remove } = useMutation(deleteTalkSheetMutation())
  const { mutateAsync: create } = useKeyedMutation(createTalkSheetMutation())
  const show = (id: string) => setGone((before) => new Set([...before].filter((one) => one !== id)))
  const take = async (id: string) => {
    setGone((before) => new Set(before).add(id))
    try {
      // Read before it is deleted, since nothing else stores its text.
      const sheet = await queryClient.fetchQuery({ ...talkSheetQuery({ talkSheetId: id }), staleTime: 0 })
      await remove({ params: { talkSheetId: id } })
      const { studentId, schoolClassId, heldOn, goingWell, practising, nextStep, agreed, note } = sheet
      const body = { heldOn, goingWell, practising, nextStep, agreed, note }
      toast({
        text: t(($) => $.removed),
        undo: () => create({ params: { schoolClassId, studentId }, body }).then(() => {}),
      })
    } catch {
      // The call has shown the error.
      show(id)
    }
  }
  return { gone, remove: (id: string) => void take(id) }
}
