import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { today, useTranslation } from '@lernspur/app-runtime'
import {
  type Revocation,
  revocationReasons,
  revocationSchema,
  type SchoolSealKey,
} from '@lernspur/contracts/school-identity/seal-key-revocation'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { DialogClose, DialogFooter } from '@lernspur/ui/components/ui/dialog'

/** How the screen stores a revocation. */
export interface RevocationChange {
  readonly isPending: boolean
  readonly error: Error | null
  run(input: { readonly publicKey: string; readonly body: Revocation }, onSuccess: () => void): void
}

interface RevokeDialogProps {
  sealKey: SchoolSealKey
  revoke: RevocationChange
  onClose: () => void
  onRevoked: () => void
}

/** Asks from which day on a key is revoked, and why; says what that means for reports that were handed out. */
export default function RevokeDialog({ sealKey, revoke, onClose, onRevoked }: RevokeDialogProps) {
  const { t } = useTranslation('school-editors.seal')
  const { isPending, error } = revoke
  const form = useForm<{ day: string; reason: string }, Revocation>({
    initial: { day: today(), reason: 'lost' },
    schema: revocationSchema,
    onSubmit: (body) => revoke.run({ publicKey: sealKey.publicKey, body }, onRevoked),
    busy: isPending,
    error,
  })
  const [day, reason] = [form.field('day'), form.field('reason')]
  const isClosed = reason.value === 'closed'
  return (
    <ModalDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.revoke.title)}
      description={t(($) => $.revoke.description)}
      closeLabel={t(($) => $.close)}
    >
      <form {...form.props} className="grid grid-cols-1 gap-5">
        <FailureBanner error={isPending || day.detail ? null : error} />
        <div className="grid gap-1">
          <p aria-hidden className="text-sm font-medium">
            {t(($) => $.revoke.reason)}
          </p>
          <RadioGroupField
            label={t(($) => $.revoke.reason)}
            value={reason.value}
            onValueChange={reason.onValueChange}
            options={revocationReasons.map((value) => ({ value, label: t(($) => $.revoke[value]) }))}
          />
        </div>
        <LabelledField
          id={day.id}
          label={t(($) => $.revoke.day)}
          error={day.problem ? t(($) => $.revoke.dayMissing) : day.detail}
          required
        >
          <DateInput value={day.value} onValueChange={day.onValueChange} max={today()} />
        </LabelledField>
        <p className="text-sm">{isClosed ? t(($) => $.revoke.whenClosed) : t(($) => $.revoke.whenUnsafe)}</p>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">{t(($) => $.cancel)}</Button>
          </DialogClose>
          <Button type="submit" variant="destructive" busy={isPending}>
            {t(($) => $.revoke.submit)}
          </Button>
        </DialogFooter>
      </form>
    </ModalDialog>
  )
}
