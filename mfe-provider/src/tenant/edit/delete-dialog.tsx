import { providerTenantCalls } from '@lernspur/api-client/provider/provider-tenant.queries'
import { tenantViewCalls } from '@lernspur/api-client/provider/tenant-view.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import {
  ErrorNotice,
  paths,
  useLocation,
  useMutation,
  useNavigate,
  useQuery,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import { SchoolCountsList } from '@lernspur/school-editors/removal/school-counts'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import type { ActProps } from './act-props'

/** Deletes a school after showing what goes with it: in 30 days, or at once where nobody has ever worked (rule keeping.4). */
export default function DeleteDialog({ tenant, onClose }: ActProps) {
  const { t } = useTranslation('provider.tenant')
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { id, name, isDisabled } = tenant
  const params = { tenantId: id }
  const { data, error, refetch, isFetching } = useQuery({ ...tenantViewCalls.getTenantClosing(params), staleTime: 0 })
  const removal = useMutation(withConfirmation(providerTenantCalls.deleteTenant({ showsFailure: true })))
  const undoDelete = useMutation(providerTenantCalls.undoDeleteTenant())
  const isUnused = data?.counts.rows === 0
  const remove = () =>
    removal.mutate(
      { params },
      {
        onSuccess: () => {
          onClose()
          if (isUnused && pathname === paths.providerTenant(id)) void navigate(paths.providerTenants)
          toast(
            isUnused
              ? { text: t(($) => $.delete.doneAtOnce, { name }) }
              : {
                  text: t(($) => $.delete.done, { name }),
                  undo: async () => void (await undoDelete.mutateAsync({ params })),
                },
          )
        },
      },
    )
  const text = isUnused
    ? t(($) => $.delete.unused)
    : isDisabled
      ? t(($) => $.delete.description)
      : t(($) => $.delete.disableFirst)
  return (
    <ModalDialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.delete.title, { name })}
      description={data ? text : undefined}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" disabled={removal.isPending} onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          {data && (isUnused || isDisabled) && (
            <Button variant="destructive" busy={removal.isPending} onClick={remove}>
              {isUnused ? t(($) => $.delete.confirmAtOnce) : t(($) => $.delete.confirm)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <FailureBanner error={removal.isPending ? null : removal.error} />
        {error && <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />}
        {!data && !error && <Skeleton className="h-40" />}
        {data && <SchoolCountsList counts={data.counts} />}
      </div>
    </ModalDialog>
  )
}
