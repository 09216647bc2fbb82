import { classTemplateCalls } from '@lernspur/api-client/school-admin/class-template.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { TextField } from '@lernspur/app-kit/form/text-field'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useMutation, useTranslation } from '@lernspur/app-runtime'
import {
  type ClassTemplate,
  nameClassTemplateSchema,
} from '@lernspur/contracts/school-admin/school/class-template.contract'
import { schoolClassLimits } from '@lernspur/contracts/school-admin/school-class.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Button } from '@lernspur/ui/components/ui/button'

interface RenameSheetProps {
  template: ClassTemplate
  onClose: () => void
}

/** Renames a template; never overwrites what somebody else has changed. */
export default function RenameSheet({ template: { id, name, updatedAt }, onClose }: RenameSheetProps) {
  const { t } = useTranslation('school-admin.school-classes')
  const { mutate, isPending, error } = useMutation(classTemplateCalls.updateClassTemplate({ showsFailure: true }))
  const form = useForm({
    initial: { name },
    schema: nameClassTemplateSchema,
    busy: isPending,
    error,
    onSubmit: (body) => mutate({ params: { id }, body, ifMatch: updatedAt }, { onSuccess: onClose }),
  })
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.template.rename.title)}
      closeLabel={t(($) => $.edit.close)}
    >
      <form {...form.props} data-about={id} className="grid grid-cols-1 gap-5">
        <TextField
          {...form.field('name')}
          label={t(($) => $.template.column.name)}
          missing={t(($) => $.template.rename.missing)}
          maxLength={schoolClassLimits.nickname}
          autoComplete="off"
          autoFocus
        />
        <FailureBanner error={error} />
        <Button type="submit" busy={isPending} className="justify-self-start">
          {t(($) => $.template.rename.submit)}
        </Button>
      </form>
    </SideSheet>
  )
}
