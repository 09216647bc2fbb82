import {
  talkSheetKeys,
  talkSheetQuery,
  updateTalkSheetMutation,
} from '@lernspur/api-client/teacher/student/talk-sheet.queries'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import { useMutation, useQueryClient, useSession } from '@lernspur/app-runtime'
import { type TalkSheet, talkParts, talkSheetLimits } from '@lernspur/contracts/teacher/student/talk-sheet.contract'

/** The parts of a sheet that are edited. */
export type TalkDraft = Pick<TalkSheet, (typeof talkParts)[number] | 'heldOn' | 'note'>

const draftOf = ({ heldOn, goingWell, practising, nextStep, agreed, note }: TalkSheet): TalkDraft => ({
  ...{ heldOn, goingWell, practising, nextStep, agreed, note },
})

const isValid = (draft: TalkDraft): boolean =>
  draft.heldOn !== '' &&
  talkParts.every((part) => draft[part].length <= talkSheetLimits.part) &&
  draft.note.length <= talkSheetLimits.note

/** A sheet that saves itself; what somebody else saved meanwhile is shown. Only its author sends a note. */
export const useTalkDraft = (sheet: TalkSheet) => {
  const { whoAmI } = useSession()
  const queryClient = useQueryClient()
  const reread = useReread(talkSheetKeys.all)
  const isOwn = sheet.creator.id === whoAmI.id
  const params = { talkSheetId: sheet.id }
  const options = updateTalkSheetMutation()
  const { mutateAsync } = useMutation({ ...options, meta: { ...options.meta, showsConflict: true } })
  const autosave = useAutosave<TalkDraft>({
    name: `talk sheet ${sheet.id}`,
    initial: draftOf(sheet),
    isValid,
    isStoredOnDevice: true,
    updatedAt: sheet.updatedAt,
    save: async ({ note, ...shared }, updatedAt) => {
      const saved = await mutateAsync({ params, body: { ...shared, ...(isOwn && { note }) }, ifMatch: updatedAt })
      await reread()
      return saved
    },
    reread: async () => {
      const theirs = await queryClient.query({ ...talkSheetQuery(params), staleTime: 0 })
      return { draft: draftOf(theirs), updatedAt: theirs.updatedAt }
    },
  })
  return { ...autosave, isOwn, isValid: isValid(autosave.draft) }
}
