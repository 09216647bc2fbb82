import { releaseDeskCalls } from '@lernspur/api-client/provider/release-desk.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { ErrorNotice, isApiError, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import {
  type DeskUnit,
  type SwitchRelease,
  switchReleaseSchema,
} from '@lernspur/contracts/provider/release-desk.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Button } from '@lernspur/ui/components/ui/button'
import { DialogFooter } from '@lernspur/ui/components/ui/dialog'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { useUnitNames } from '../use-unit-names'
import { EffectsNotice } from './effects-notice'
import { PlanList } from './plan-list'
import { ReasonField } from './reason-field'
import { ShareField } from './share-field'
import { useActTexts } from './use-act-texts'
import { useEffects } from './use-effects'
import type { WantedAct } from './wanted-act'

/** Shares of users that a canary begins with or grows to, in per cent. */
const weights = ['1', '5', '10', '25', '50'] as const

interface ActDialogProps {
  unit: DeskUnit
  /** Names of all units by what commands call them. */
  names: ReadonlyMap<string, string>
  wanted: WantedAct
  onClose: () => void
}

/** Says what would break, asks for the reason, and does it (rule desk.6). */
export default function ActDialog({ unit, names, wanted, onClose }: ActDialogProps) {
  const { t } = useTranslation('provider.release')
  const toast = useToast()
  const name = useUnitNames()(unit)
  const { act, version, ends, jointWith } = wanted
  const others = jointWith.map((id) => names.get(id) ?? id)
  const texts = useActTexts(wanted, { name, others, isRunning: version === unit.canary?.version })
  // What ends a canary breaks nothing.
  const effects = useEffects(wanted, !ends)
  const isJoint = jointWith.length > 0
  const { mutate, isPending, error } = useMutation(
    withConfirmation(releaseDeskCalls.switchRelease({ showsFailure: true })),
  )
  const form = useForm<{ reason: string; weight: string }, SwitchRelease>({
    initial: { reason: '', weight: `${unit.canary?.weight ?? 10}` },
    schema: switchReleaseSchema,
    bodyOf: ({ reason, weight }) => ({
      act,
      from: unit.stable?.version ?? null,
      reason,
      ...(act !== 'rollback' && version !== null && { version }),
      // What goes back is bound to the plan that was read.
      ...(isJoint && {
        jointWith:
          effects.data?.plan.filter((one) => one.unit !== unit.id).map((one) => ({ unit: one.unit, from: one.from })) ??
          [],
      }),
      ...(act === 'canary' && { weight: ends ? 0 : Number(weight) }),
    }),
    onSubmit: (body) =>
      mutate(
        { params: { unit: unit.id }, body },
        {
          onSuccess: () => {
            toast({ text: texts.done })
            onClose()
          },
        },
      ),
    busy: isPending,
    error,
  })
  const isRefused = (effects.data?.refusals.length ?? 0) > 0
  const isStale = isApiError(error) && error.code === 'EDIT_CONFLICT'
  return (
    <ModalDialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.consequence}
      closeLabel={t(($) => $.close)}
    >
      <form {...form.props} className="grid grid-cols-1 gap-4">
        <FailureBanner error={isPending ? null : error} text={isStale ? t(($) => $.act.stale) : undefined} />
        {isJoint && effects.data && <PlanList plan={effects.data.plan} names={names} />}
        {effects.data && <EffectsNotice effects={effects.data} />}
        {effects.isLoading && (
          <div aria-busy>
            <p className="mb-2 text-sm text-muted-foreground">{t(($) => $.effects.loading)}</p>
            <Skeleton className="h-12" />
          </div>
        )}
        {effects.error && (
          <ErrorNotice error={effects.error} onRetry={() => void effects.refetch()} busy={effects.isFetching} />
        )}
        {!isRefused && (
          <>
            {act === 'canary' && !ends && (
              <ShareField label={t(($) => $.act.weight)} field={form.field('weight')} shares={weights} />
            )}
            <ReasonField field={form.field('reason')} />
          </>
        )}
        <DialogFooter>
          <Button type="button" variant="outline" disabled={isPending} onClick={onClose}>
            {isRefused ? t(($) => $.close) : t(($) => $.cancel)}
          </Button>
          {!isRefused && (
            <Button
              type="submit"
              variant={act === 'rollback' ? 'destructive' : 'default'}
              busy={isPending}
              disabled={isJoint && !effects.data}
            >
              {texts.submit}
            </Button>
          )}
        </DialogFooter>
      </form>
    </ModalDialog>
  )
}
