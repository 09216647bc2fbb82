import { useAutosave } from '@lernspur/app-kit/saving/use-autosave'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { useRef } from 'react'
import { type ClassDraft, classDraftOf, isClassValid } from '../school-class/class-draft'
import { ClassFields } from '../school-class/class-fields'
import { useStoreClass } from '../class-steps/use-store-class'

/** Name, level and nickname of a class, saved as they are typed. */
export function ClassForm({ schoolClass }: { schoolClass: SchoolClass }) {
  const nameInput = useRef<HTMLInputElement>(null)
  const { draft, change, conflict } = useAutosave<ClassDraft>({
    name: `class ${schoolClass.id}`,
    initial: classDraftOf(schoolClass),
    isValid: isClassValid,
    updatedAt: schoolClass.updatedAt,
    ...useStoreClass(schoolClass),
  })
  return <ClassFields draft={draft} change={change} conflict={conflict} tried nameInput={nameInput} />
}
