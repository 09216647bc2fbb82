import { useSession, useTranslation } from '@lernspur/app-kit'
import { useAutosave } from '@lernspur/app-kit/saving/use-autosave'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { useStoreClass } from '@lernspur/school-editors/class-steps/use-store-class'
import { type ClassDraft, classDraftOf, isClassValid } from '@lernspur/school-editors/school-class/class-draft'
import { ClassFields } from '@lernspur/school-editors/school-class/class-fields'
import { Card, CardBody, CardHeader } from '@lernspur/ui/layout/card'
import { useRef } from 'react'

function ClassForm({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.settings')
  const nameInput = useRef<HTMLInputElement>(null)
  const { draft, change, conflict } = useAutosave<ClassDraft>({
    name: `class ${schoolClass.id}`,
    initial: classDraftOf(schoolClass),
    isValid: isClassValid,
    updatedAt: schoolClass.updatedAt,
    ...useStoreClass(schoolClass),
  })
  return (
    <Card>
      <CardHeader title={t(($) => $.class.title)} description={t(($) => $.class.description)} />
      <CardBody className="grid grid-cols-1 gap-5">
        <ClassFields draft={draft} change={change} conflict={conflict} tried nameInput={nameInput} />
      </CardBody>
    </Card>
  )
}

/** Name, level and nickname of a class, for its creator and the leaders of the school. */
export function ClassData({ schoolClass }: { schoolClass: SchoolClass }) {
  const { whoAmI, role } = useSession()
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  return leads || schoolClass.creatorId === whoAmI.id ? (
    <ClassForm key={schoolClass.id} schoolClass={schoolClass} />
  ) : null
}
