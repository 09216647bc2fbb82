import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { TextField } from '@lernspur/app-kit/form/text-field'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { isApiError, today, useTranslation } from '@lernspur/app-runtime'
import {
  type CreateProgramToken,
  createProgramTokenSchema,
  type NewProgramToken,
  programTokenLimits,
} from '@lernspur/contracts/identity/program-token.contract'
import { scopesFor } from '@lernspur/contracts/wire/program-scope'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { daysAfter } from '../school-year/day-before'
import type { Change } from '../second-factor/change'
import { ScopeChoice, scopesIn } from './scope-choice'

export type ProgramCreation = Change<{ readonly body: CreateProgramToken }, NewProgramToken>

interface NewProgramSheetProps {
  create: ProgramCreation
  isProvider: boolean
  onCreated: (made: NewProgramToken) => void
  onClose: () => void
}

/** Asks for the name of a program, what it may do and until when (rule program.1). */
export default function NewProgramSheet({ create, isProvider, onCreated, onClose }: NewProgramSheetProps) {
  const { t } = useTranslation('school-editors.program')
  const { isPending, error } = create
  const lastDay = daysAfter(today(), programTokenLimits.days)
  const form = useForm<{ name: string; scopes: string; expiresOn: string }, CreateProgramToken>({
    initial: { name: '', scopes: '', expiresOn: lastDay },
    schema: createProgramTokenSchema,
    bodyOf: ({ name, scopes, expiresOn }) => ({ name, scopes: scopesIn(scopes), expiresOn }),
    onSubmit: (body) => create.mutate({ body }, { onSuccess: onCreated }),
    busy: isPending,
    error,
  })
  const expiresOn = form.field('expiresOn')
  const isFull = isApiError(error) && error.code === 'CREATE_NOT_ALLOWED'
  const full = isFull ? t(($) => $.create.full, { count: programTokenLimits.active }) : undefined
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.create.title)}
      description={t(($) => $.create.description)}
      closeLabel={t(($) => $.close)}
    >
      <form className="grid grid-cols-1 gap-5" {...form.props}>
        <FailureBanner text={full} error={isPending ? null : error} />
        <TextField
          {...form.field('name')}
          label={t(($) => $.create.name)}
          hint={t(($) => $.create.nameHint)}
          missing={t(($) => $.create.nameMissing)}
          maxLength={programTokenLimits.name}
          autoComplete="off"
        />
        <ScopeChoice field={form.field('scopes')} scopes={scopesFor(isProvider)} />
        <LabelledField
          id={expiresOn.id}
          label={t(($) => $.create.expiresOn)}
          hint={t(($) => $.create.expiresOnHint)}
          error={expiresOn.problem ? t(($) => $.create.expiresOnMissing) : expiresOn.detail}
          required
        >
          <DateInput value={expiresOn.value} onValueChange={expiresOn.onValueChange} min={today()} max={lastDay} />
        </LabelledField>
        <Button type="submit" className="justify-self-end" busy={isPending}>
          {t(($) => $.create.submit)}
        </Button>
      </form>
    </SideSheet>
  )
}
