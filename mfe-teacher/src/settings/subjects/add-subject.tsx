import { subjectCalls, subjectKeys } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import { useKeyedMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { NewSubject } from '@lernspur/school-editors/subject/new-subject'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'

interface AddSubjectProps {
  schoolClass: SchoolClass
  subjects: readonly Subject[]
  onClose: () => void
}

/** Form of a new subject with its domains and competences. */
export function AddSubject({ schoolClass, subjects, onClose }: AddSubjectProps) {
  const { t } = useTranslation('teacher.subjects')
  const toast = useToast()
  const reread = useReread(subjectKeys.all)
  const { mutateAsync: create, isPending } = useKeyedMutation(subjectCalls.createSubject())
  return (
    <Card>
      <CardHeading title={t(($) => $.add.open)} description={t(($) => $.add.text)} />
      <CardContent>
        <NewSubject
          draftName={`new subject ${schoolClass.id}`}
          others={subjects}
          busy={isPending}
          onClose={onClose}
          onAdd={async (body) => {
            const made = await create({ params: { schoolClassId: schoolClass.id }, body })
            await reread()
            toast({ text: t(($) => $.add.done, { name: made.name }) })
          }}
        />
      </CardContent>
    </Card>
  )
}
