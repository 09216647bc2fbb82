import { deleteDueMutation } from '@lernspur/api-client/school-admin/data-protection/retention.queries'
import { Link, paths, showToast, useConfirm, useKeyedMutation, useSession, useTranslation } from '@lernspur/app-runtime'
import type { DueRecords } from '@lernspur/contracts/school-admin/data-protection/retention.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { schoolYearText } from './school-year-text'

function DueRow({ records, isOwner }: { records: DueRecords; isOwner: boolean }) {
  const { t } = useTranslation('school-admin.retention')
  const confirm = useConfirm()
  const { tenant } = useSession()
  const { mutate, isPending } = useKeyedMutation({
    ...deleteDueMutation(),
    onSuccess: () => showToast({ text: t(($) => $.due.ordered) }),
  })
  const { kind, year, count } = records
  const names = { kind: t(($) => $.kind[kind]), year: schoolYearText(year) }
  const remove = async () => {
    const question = {
      title: t(($) => $.due.question, names),
      description: t(($) => $.due.consequence, { count }),
      confirmLabel: t(($) => $.due.confirm),
      theme: 'danger',
    } as const
    if (await confirm(question)) mutate({ body: { kind, year } })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{names.kind}</p>
        <p className="text-sm text-muted-foreground">
          {t(($) => $.schoolYear, names)} · {t(($) => $.records, { count })}
        </p>
        {kind === 'students' && (
          <p className="text-sm">
            <Link to={paths.schoolErasures(tenant?.id ?? '')} className="underline">
              {t(($) => $.due.students)}
            </Link>
          </p>
        )}
      </div>
      {isOwner && kind !== 'students' && (
        <Button variant="outline" size="sm" busy={isPending} onClick={() => void remove()}>
          {t(($) => $.due.action)}
        </Button>
      )}
    </li>
  )
}

/** Records that the school need not keep any longer, by kind and school year; an owner decides on each. */
export function DueList({ due, isOwner }: { due: readonly DueRecords[]; isOwner: boolean }) {
  const { t } = useTranslation('school-admin.retention')
  if (due.length === 0) return <p>{t(($) => $.due.none)}</p>
  return (
    <>
      <ul className="grid grid-cols-1 divide-y">
        {due.map((records) => (
          <DueRow key={`${records.kind} ${records.year}`} records={records} isOwner={isOwner} />
        ))}
      </ul>
      {!isOwner && <p className="text-sm text-muted-foreground">{t(($) => $.due.onlyOwners)}</p>}
    </>
  )
}
