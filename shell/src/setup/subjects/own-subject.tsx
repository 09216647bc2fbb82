import { createSubjectMutation } from '@lernspur/api-client/subject.queries'
import { useKeyedMutation, useTranslation } from '@lernspur/app-kit'
import { InPlaceForm } from '@lernspur/app-kit/form/in-place-form'
import { useTyped } from '@lernspur/app-kit/saving/use-typed'
import { subjectLimits } from '@lernspur/contracts/subject.contract'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Input } from '@lernspur/ui/form/input'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { abbreviationOf, type Colour, ColourChoice, colours } from './colour-choice'

interface OwnSubjectProps {
  schoolClassId: string
  /** Colours of the subjects that the class has. */
  used: readonly string[]
  /** Adds what is being written, for those who go on without pressing its button; null where nothing is. */
  begun: RefObject<(() => Promise<boolean>) | null>
}

const empty: { name: string; abbreviation: string; color: Colour | null } = { name: '', abbreviation: '', color: null }

/** Name, abbreviation and colour of a subject. */
function SubjectForm({ schoolClassId, used, begun, onClose }: OwnSubjectProps & { onClose(): void }) {
  const { t } = useTranslation('setup')
  const { mutateAsync, isPending } = useKeyedMutation(createSubjectMutation())
  const nameInput = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const free: Colour = colours.find((colour) => !used.includes(colour)) ?? colours[0]
  const { draft, change, settle } = useTyped(`subject of ${schoolClassId}`, empty)
  const color = draft.color ?? free
  const name = draft.name.trim()
  const abbreviation = draft.abbreviation.trim() || abbreviationOf(name)
  const nameProblem =
    name.length > subjectLimits.name
      ? t(($) => $.tooLong, { max: subjectLimits.name })
      : tried && name === ''
        ? t(($) => $.subjects.own.missing)
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
    if (!isNamed || !isShort || isPending) return false
    await mutateAsync({ params: { schoolClassId }, body: { name, abbreviation, color } })
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
    // Enter belongs to this subject, not to the step around it.
    event.preventDefault()
    void add().catch(() => null)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter for the fields inside.
    <div onKeyDown={press} className="grid grid-cols-1 gap-4 rounded-lg border bg-card p-5">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_7rem]">
        <Field label={t(($) => $.subjects.own.name)} error={nameProblem} required>
          <Input
            ref={nameInput}
            autoFocus
            autoComplete="off"
            value={draft.name}
            onChange={(event) => change({ ...draft, name: event.target.value })}
          />
        </Field>
        <Field
          label={t(($) => $.subjects.own.abbreviation)}
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
        <Button variant="secondary" busy={isPending} onClick={() => void add().catch(() => null)}>
          {t(($) => $.subjects.own.add)}
        </Button>
        <Button variant="ghost" onClick={close}>
          {t(($) => $.subjects.own.cancel)}
        </Button>
      </div>
    </div>
  )
}

/** A subject that no template has; its competences are written later. */
export function OwnSubject(props: OwnSubjectProps) {
  const { t } = useTranslation('setup')
  const button = (
    <>
      <Plus aria-hidden />
      {t(($) => $.subjects.own.open)}
    </>
  )
  return <InPlaceForm open={button}>{(close) => <SubjectForm {...props} onClose={close} />}</InPlaceForm>
}
