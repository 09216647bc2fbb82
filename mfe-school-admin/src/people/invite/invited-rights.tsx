import { ReadFailure } from '@lernspur/app-kit/slot/read-failure'
import { useTranslation } from '@lernspur/app-runtime'
import { RightChoice } from '@lernspur/school-editors/right/right-choice'
import { Button } from '@lernspur/ui/components/ui/button'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { ClassChoice } from '../rights/class-choice'
import { CopiedRight } from '../rights/copied-right'
import type { InvitedRightChoice } from './use-invited-rights'

/** The classes and subjects that an invitation brings, expanded on demand. */
export function InvitedRights({ choice }: { choice: InvitedRightChoice }) {
  const { t } = useTranslation('school-admin.people')
  const [isOpen, setOpen] = useState(false)
  const { classIds, chooseClasses, pairs, subjectsOf, patch, setPatch, isLoading, reads } = choice
  if (!isOpen)
    return (
      <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
        <KeyRound aria-hidden />
        {t(($) => $.invite.rights.open)}
      </Button>
    )
  return (
    <section aria-label={t(($) => $.invite.rights.title)} className="grid grid-cols-1 gap-6 border-t pt-6">
      <div>
        <h3 className="font-semibold">{t(($) => $.invite.rights.title)}</h3>
        <p className="text-sm text-muted-foreground">{t(($) => $.invite.rights.text)}</p>
      </div>
      <ClassChoice chosen={classIds} onChange={chooseClasses} />
      <ReadFailure reads={reads} />
      {pairs.length > 0 && !isLoading && (
        <RightChoice
          pairs={pairs}
          subjectsOf={subjectsOf}
          patch={patch}
          onChange={setPatch}
          isAdded
          copy={<CopiedRight onCopy={setPatch} />}
        />
      )}
    </section>
  )
}
