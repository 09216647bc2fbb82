import { schoolConfirmationCalls } from '@lernspur/api-client/provider/school-confirmation.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { useConfirm, useMutation, useSuspenseQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'
import { ConfirmedFacts } from '@lernspur/school-editors/seal/confirmed-facts'
import { SealKeyList } from '@lernspur/school-editors/seal/seal-key-list'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { lazy, Suspense, useState } from 'react'
import { useMayAct } from '../../role/use-may-act'
import { NamesakeList } from './namesake-list'

// Loaded when it is first opened.
const ConfirmSheet = lazy(() => import('./confirm-sheet'))

/** What the operator vouches for about a school, others that have its name, and its keys (rules signature.10, signature.11). */
export function Identity({ tenant }: { tenant: TenantRow }) {
  const { t } = useTranslation('provider.identity')
  const toast = useToast()
  const confirm = useConfirm()
  const mayAct = useMayAct()
  const [isOpen, setOpen] = useState(false)
  const params = { tenantId: tenant.id }
  const { data: identity } = useSuspenseQuery(schoolConfirmationCalls.getSchoolIdentity(params))
  const withdrawal = useMutation(schoolConfirmationCalls.withdrawSchoolConfirmation())
  const revocation = useMutation(withConfirmation(schoolConfirmationCalls.revokeTenantSealKey({ showsFailure: true })))
  const { confirmation, isRenamed, namesakes, keys } = identity
  const { name } = tenant
  const withdraw = async () => {
    const isSure = await confirm({
      title: t(($) => $.withdrawal.title, { name }),
      description: t(($) => $.withdrawal.description),
      confirmLabel: t(($) => $.withdrawal.submit),
      theme: 'danger',
    })
    if (isSure) withdrawal.mutate({ params }, { onSuccess: () => toast({ text: t(($) => $.withdrawal.done) }) })
  }
  const revoke = {
    isPending: revocation.isPending,
    error: revocation.error,
    run: (
      { publicKey, body }: { publicKey: string; body: Parameters<typeof revocation.mutate>[0]['body'] },
      onSuccess: () => void,
    ) => revocation.mutate({ params: { ...params, publicKey }, body }, { onSuccess }),
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {!confirmation && (
        <Banner tone="warning" icon={<CircleAlert />}>
          {t(($) => $.unconfirmed)}
        </Banner>
      )}
      {isRenamed && (
        <Banner tone="warning" icon={<CircleAlert />}>
          {t(($) => $.renamed, { name })}
        </Banner>
      )}
      <NamesakeList namesakes={namesakes} />
      {confirmation && <ConfirmedFacts confirmation={confirmation} />}
      {mayAct && (
        <div className="flex flex-wrap gap-2">
          <Button variant={confirmation && !isRenamed ? 'outline' : 'default'} onClick={() => setOpen(true)}>
            {confirmation ? t(($) => $.confirmAgain) : t(($) => $.confirm)}
          </Button>
          {confirmation && (
            <Button variant="outline" busy={withdrawal.isPending} onClick={() => void withdraw()}>
              {t(($) => $.withdraw)}
            </Button>
          )}
        </div>
      )}
      <h3 className="text-sm font-medium">{t(($) => $.keys)}</h3>
      <SealKeyList keys={keys} revoke={mayAct ? revoke : undefined} />
      {isOpen && (
        <Suspense>
          <ConfirmSheet tenant={tenant} identity={identity} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
