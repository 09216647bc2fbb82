import { useTranslation } from '@lernspur/app-kit'
import { InPlaceForm } from '@lernspur/app-kit/form/in-place-form'
import { useTyped } from '@lernspur/app-kit/saving/use-typed'
import { subjectLimits } from '@lernspur/contracts/subject.contract'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Input } from '@lernspur/ui/form/input'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { abbreviationOf, type Colour, ColourChoice, colours } from './colour-choice'

/** The form of a subject. */
export interface NewSubject {
  readonly name: string
  readonly abbreviation: string
  readonly color: Colour
}

interface OwnSubjectProps {
  /** Key that the draft is kept under until the subject is added, so that it survives leaving the page. */
  draftName: string
  /** Colours of the existing subjects. */
  used: readonly string[]
  /** Adds the subject; the form stays open if that fails. */
  onAdd: (subject: NewSubject) => Promise<unknown>
  busy: boolean
  /** Adds the subject in the form when the user continues without pressing its button; null if it is empty. */
  begun: RefObject<(() => Promise<boolean>) | null>
}

const empty: { name: string; abbreviation: string; color: Colour | null } = { name: '', abbreviation: '', color: null }

/** Name, abbreviation and colour of a subject. */
function SubjectForm({ draftName, used, onAdd, busy, begun, onClose }: OwnSubjectProps & { onClose(): void }) {
  const { t } = useTranslation('school-editors.subject')
  const nameInput = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const free: Colour = colours.find((colour) => !used.includes(colour)) ?? colours[0]
  const { draft, change, settle } = useTyped(draftName, empty)
  const color = draft.color ?? free
  const name = draft.name.trim()
  const abbreviation = draft.abbreviation.trim() || abbreviationOf(name)
  const nameProblem =
    name.length > subjectLimits.name
      ? t(($) => $.tooLong, { max: subjectLimits.name })
      : tried && name === ''
        ? t(($) => $.own.missing)
        : undefined
  const isShort = abbreviation.length <= subjectLimits.abbreviationShown
  const close = () => {
    change(empty)
    settle()
    onClose()
  }
  const add = async () => {
    setTried(true)
    const isNamed = name !== '' && name.length <= subjectLimits.name
    if (!isNamed) nameInput.current?.focus()
    if (!isNamed || !isShort || busy) return false
    await onAdd({ name, abbreviation, color })
    close()
    return true
  }
  useEffect(() => {
    begun.current = name === '' ? null : add
    return () => {
      begun.current = null
    }
  })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // Enter submits this subject, not the surrounding step.
    event.preventDefault()
    void add().catch(() => null)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles Enter of the fields inside.
    <div onKeyDown={press} className="grid grid-cols-1 gap-4 rounded-lg border bg-card p-5">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_7rem]">
        <Field label={t(($) => $.own.name)} error={nameProblem} required>
          <Input
            ref={nameInput}
            autoFocus
            autoComplete="off"
            value={draft.name}
            onChange={(event) => change({ ...draft, name: event.target.value })}
          />
        </Field>
        <Field
          label={t(($) => $.own.abbreviation)}
          error={isShort ? undefined : t(($) => $.tooLong, { max: subjectLimits.abbreviationShown })}
        >
          <Input
            autoComplete="off"
            placeholder={abbreviation}
            value={draft.abbreviation}
            onChange={(event) => change({ ...draft, abbreviation: event.target.value })}
          />
        </Field>
      </div>
      <ColourChoice value={color} onValueChange={(chosen) => change({ ...draft, color: chosen })} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={busy} onClick={() => void add().catch(() => null)}>
          {t(($) => $.own.add)}
        </Button>
        <Button variant="ghost" onClick={close}>
          {t(($) => $.own.cancel)}
        </Button>
      </div>
    </div>
  )
}

/** Adds a subject without a template; its competences are added later. */
export function OwnSubject(props: OwnSubjectProps) {
  const { t } = useTranslation('school-editors.subject')
  const button = (
    <>
      <Plus aria-hidden />
      {t(($) => $.own.open)}
    </>
  )
  return <InPlaceForm open={button}>{(close) => <SubjectForm {...props} onClose={close} />}</InPlaceForm>
}
