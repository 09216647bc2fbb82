import { classTemplateCalls } from '@lernspur/api-client/school-admin/class-template.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { TextField } from '@lernspur/app-kit/form/text-field'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { ErrorNotice, useKeyedMutation, useQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import { nameClassTemplateSchema } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { type SchoolClass, schoolClassLimits } from '@lernspur/contracts/school-admin/school-class.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { useContentsText } from './use-contents-text'

interface SaveSheetProps {
  schoolClass: SchoolClass
  onClose: () => void
}

function TakenContents({ schoolClass: { id } }: Pick<SaveSheetProps, 'schoolClass'>) {
  const { t } = useTranslation('school-editors.class-template')
  const contentsText = useContentsText()
  const { data, error, refetch, isFetching } = useQuery({
    ...classTemplateCalls.getTemplateContents({ id }),
    staleTime: 0,
  })
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data)
    return (
      <Loading label={t(($) => $.save.loading)}>
        <Skeleton className="h-12" />
      </Loading>
    )
  return <p>{t(($) => $.save.taken, { contents: contentsText(data) })}</p>
}

/** Names the template and creates it. */
export default function SaveSheet({ schoolClass, onClose }: SaveSheetProps) {
  const { t } = useTranslation('school-editors.class-template')
  const toast = useToast()
  const { mutate, isPending, error } = useKeyedMutation(classTemplateCalls.createClassTemplate({ showsFailure: true }))
  const form = useForm({
    initial: { name: '' },
    schema: nameClassTemplateSchema,
    busy: isPending,
    error,
    onSubmit: (body) =>
      mutate(
        { params: { id: schoolClass.id }, body },
        {
          onSuccess: ({ name }) => {
            toast({ text: t(($) => $.save.done, { name }) })
            onClose()
          },
        },
      ),
  })
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.save.title, { name: schoolClass.name })}
      description={t(($) => $.save.description)}
      closeLabel={t(($) => $.save.close)}
    >
      <form {...form.props} className="grid grid-cols-1 gap-5">
        <TakenContents schoolClass={schoolClass} />
        <TextField
          {...form.field('name')}
          label={t(($) => $.save.name)}
          hint={t(($) => $.save.hint)}
          missing={t(($) => $.save.missing)}
          placeholder={t(($) => $.save.example)}
          maxLength={schoolClassLimits.nickname}
          autoComplete="off"
          autoFocus
        />
        <FailureBanner error={error} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isPending}>
            {t(($) => $.save.submit)}
          </Button>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {t(($) => $.save.cancel)}
          </Button>
        </div>
      </form>
    </SideSheet>
  )
}
