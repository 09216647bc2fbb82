import { useTranslation } from '@lernspur/app-kit'
import { RightChoice } from '@lernspur/school-editors/right/right-choice'
import { emptyPatch } from '@lernspur/school-editors/right/right-patch'
import { Button } from '@lernspur/ui/form/button'
import { Sheet } from '@lernspur/ui/overlay/sheet'
import { useState } from 'react'
import type { RightRow, RightsFacts } from './use-rights-facts'
import { useSetRights } from './use-set-rights'

interface ChangeSheetProps {
  facts: RightsFacts
  rows: readonly RightRow[]
  onClose: () => void
  /** They were changed. */
  onDone: () => void
}

/** Changes rights that are held, of one person in one class or of many at once; what is not touched stays. */
export default function ChangeSheet({ facts, rows, onClose, onDone }: ChangeSheetProps) {
  const { t } = useTranslation('school-admin.rights')
  const [patch, setPatch] = useState(emptyPatch)
  const { change, isPending } = useSetRights(facts.subjectsOf)
  const [first] = rows
  const submit = async () => {
    await change(rows, patch)
    onDone()
  }
  return (
    <Sheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={
        rows.length === 1 && first
          ? t(($) => $.change.one, { name: first.person, schoolClass: first.schoolClass.name })
          : t(($) => $.change.many, { count: rows.length })
      }
      description={rows.length > 1 ? t(($) => $.change.description) : undefined}
      closeLabel={t(($) => $.close)}
      footer={
        <Button busy={isPending} disabled={patch === emptyPatch} onClick={() => void submit().catch(() => null)}>
          {t(($) => $.change.submit)}
        </Button>
      }
    >
      <RightChoice pairs={rows} subjectsOf={facts.subjectsOf} patch={patch} onChange={setPatch} />
    </Sheet>
  )
}
