import { createTalkSheetMutation } from '@lernspur/api-client/teacher/student/talk-sheet.queries'
import { paths, today, useKeyedMutation, useNavigate, useTranslation } from '@lernspur/app-runtime'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'

/** Creates a sheet for a day; the server drafts it, then it opens for editing. */
export function NewTalk({ classId, studentId }: { classId: string; studentId: string }) {
  const { t } = useTranslation('teacher.talk')
  const navigate = useNavigate()
  const [heldOn, setHeldOn] = useState(today())
  const { mutate, isPending } = useKeyedMutation(createTalkSheetMutation())
  const prepare = () =>
    mutate(
      { params: { schoolClassId: classId, studentId }, body: { heldOn } },
      { onSuccess: ({ id }) => void navigate(paths.studentTalk(classId, studentId, id)) },
    )
  return (
    <Card className="grid grid-cols-1 gap-4 p-5">
      <div>
        <h2 className="font-semibold">{t(($) => $.new.title)}</h2>
        <p className="text-sm text-muted-foreground">{t(($) => $.new.explanation)}</p>
      </div>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (heldOn !== '' && !isPending) prepare()
        }}
      >
        <LabelledField label={t(($) => $.heldOn)}>
          <DateInput value={heldOn} onValueChange={setHeldOn} />
        </LabelledField>
        <Button type="submit" busy={isPending} disabled={heldOn === ''}>
          <Plus aria-hidden />
          {t(($) => $.new.prepare)}
        </Button>
      </form>
    </Card>
  )
}
