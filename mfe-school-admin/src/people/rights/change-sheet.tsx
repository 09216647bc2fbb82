import { accountName } from '@lernspur/app-kit/person/account-name'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ClassMember } from '@lernspur/contracts/school-admin/access-right.contract'
import { RightChoice } from '@lernspur/school-editors/right/right-choice'
import { emptyPatch, pairsWithoutSubject, type SubjectsOf } from '@lernspur/school-editors/right/right-patch'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { pairOf } from './use-class-members'
import { useSetRights } from './use-set-rights'

interface ChangeSheetProps {
  rows: readonly ClassMember[]
  subjectsOf: SubjectsOf
  onClose: () => void
  /** They were changed. */
  onDone: () => void
}

/** Changes existing rights, of one person in one class or of many at once; what is not touched stays. */
export default function ChangeSheet({ rows, subjectsOf, onClose, onDone }: ChangeSheetProps) {
  const { t } = useTranslation('school-admin.rights')
  const [patch, setPatch] = useState(emptyPatch)
  const { change, isPending } = useSetRights()
  const format = useFormat()
  const pairs = rows.map(pairOf)
  const [first] = rows
  const submit = async () => {
    await change(pairs, patch, subjectsOf)
    onDone()
  }
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={
        rows.length === 1 && first
          ? t(($) => $.change.one, {
              name: accountName(format, first.user),
              schoolClass: first.schoolClass.name,
            })
          : t(($) => $.change.many, { count: rows.length })
      }
      description={rows.length > 1 ? t(($) => $.change.description) : undefined}
      closeLabel={t(($) => $.close)}
      footer={
        <Button
          busy={isPending}
          disabled={patch === emptyPatch || pairsWithoutSubject(pairs, patch, subjectsOf).length > 0}
          onClick={() => void submit().catch(() => null)}
        >
          {t(($) => $.change.submit)}
        </Button>
      }
    >
      <div data-about={rows.map(({ id }) => id).join(' ')}>
        <RightChoice pairs={pairs} subjectsOf={subjectsOf} patch={patch} onChange={setPatch} hasEnd />
      </div>
    </SideSheet>
  )
}
