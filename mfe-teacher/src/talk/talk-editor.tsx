import { talkSheetPdfMutation } from '@lernspur/api-client/teacher/student/talk-sheet.queries'
import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import type { PersonName } from '@lernspur/app-runtime'
import {
  saveFile,
  useClass,
  useClassRights,
  useFormat,
  useMutation,
  useSession,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import { linesTooMany } from '@lernspur/contracts/teacher/student/talk-page'
import { type TalkSheet, talkParts, talkSheetLimits } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import Lock from 'lucide-react/icons/lock'
import Printer from 'lucide-react/icons/printer'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { LostLetters } from '../class-print/lost-letters'
import { useTalkDraft } from './use-talk-draft'

interface TalkEditorProps {
  sheet: TalkSheet
  student: PersonName
}

/** The parts of a sheet as they will be printed, and beside them the author's own note. */
export function TalkEditor({ sheet, student }: TalkEditorProps) {
  const { t } = useTranslation('teacher.talk')
  const format = useFormat()
  const toast = useToast()
  const { draft, change, flush, conflict, isOwn, isValid } = useTalkDraft(sheet)
  const print = useMutation(talkSheetPdfMutation())
  const { canWriteCompetenceEntries } = useClassRights(sheet.schoolClassId)
  const schoolClass = useClass(sheet.schoolClassId)
  const { tenant } = useSession()
  const isReadOnly = !canWriteCompetenceEntries
  const tooMany = linesTooMany(talkParts.map((part) => draft[part]))
  // Only its buttons decide a conflict: on the way to them, a field loses the focus.
  const save = () => {
    if (!conflict) void flush().catch(() => {})
  }
  const open = async () => {
    // The server prints what is saved.
    if (conflict || !isValid) return toast({ text: t(($) => $.unsaved), tone: 'error' })
    await flush()
    const file = await print.mutateAsync({ params: { talkSheetId: sheet.id } })
    saveFile(
      file,
      t(($) => $.file, { name: format.name(student), day: draft.heldOn }),
    )
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Card className="grid grid-cols-1 gap-5 p-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <LabelledField label={t(($) => $.heldOn)} error={draft.heldOn === '' ? t(($) => $.noDay) : undefined}>
            <DateInput
              value={draft.heldOn}
              readOnly={isReadOnly}
              onValueChange={(heldOn) => change({ ...draft, heldOn })}
              onBlur={save}
            />
          </LabelledField>
          <Button busy={print.isPending} onClick={() => void open().catch(() => {})}>
            <Printer aria-hidden />
            {t(($) => $.print)}
          </Button>
        </div>
        <DraftConflictNotice
          conflict={conflict}
          fields={[
            ...talkParts.map((part) => [t(($) => $.part[part]), (one: typeof draft) => one[part]] as const),
            [t(($) => $.heldOn), (one: typeof draft) => one.heldOn && format.dayLong(one.heldOn)],
            [t(($) => $.note.label), (one: typeof draft) => one.note],
          ]}
        />
        <LostLetters
          texts={[
            tenant?.name,
            tenant?.slogan,
            schoolClass?.name,
            `${student.firstName} ${student.lastName}`,
            `${sheet.creator.firstName} ${sheet.creator.lastName}`,
            ...talkParts.map((part) => draft[part]),
          ]}
        />
        {tooMany > 0 && (
          <Banner live tone="warning" icon={<TriangleAlert />}>
            {t(($) => $.tooMany, { count: tooMany })}
          </Banner>
        )}
        {talkParts.map((part) => (
          <LabelledField
            key={part}
            label={t(($) => $.part[part])}
            error={draft[part].length > talkSheetLimits.part ? t(($) => $.tooLong) : undefined}
          >
            <MultilineInput
              rows={4}
              readOnly={isReadOnly}
              value={draft[part]}
              max={talkSheetLimits.part}
              remainingLabel={(count) => t(($) => $.remaining, { count })}
              onValueChange={(text) => change({ ...draft, [part]: text })}
              onBlur={save}
            />
          </LabelledField>
        ))}
      </Card>
      {isOwn && (
        <Card className="p-5">
          <LabelledField
            label={
              <span className="inline-flex items-center gap-1.5">
                <Lock aria-hidden className="size-4" />
                {t(($) => $.note.label)}
              </span>
            }
            hint={t(($) => $.note.hint)}
            error={draft.note.length > talkSheetLimits.note ? t(($) => $.tooLong) : undefined}
          >
            <MultilineInput
              rows={8}
              readOnly={isReadOnly}
              value={draft.note}
              max={talkSheetLimits.note}
              remainingLabel={(count) => t(($) => $.remaining, { count })}
              onValueChange={(note) => change({ ...draft, note })}
              onBlur={save}
            />
          </LabelledField>
        </Card>
      )}
    </div>
  )
}
