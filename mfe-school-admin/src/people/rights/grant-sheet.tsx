import { ReadFailure } from '@lernspur/app-kit/slot/read-failure'
import { useTranslation } from '@lernspur/app-runtime'
import { RightChoice } from '@lernspur/school-editors/right/right-choice'
import { pairsWithoutSubject, type RightPatch } from '@lernspur/school-editors/right/right-patch'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Button } from '@lernspur/ui/components/ui/button'
import { type ComponentProps, useState } from 'react'
import { ClassChoice } from './class-choice'
import { CopiedRight } from './copied-right'
import { ManyChoice } from './many-choice'
import { useHeldRights } from './use-held-rights'
import type { Member } from './use-members'
import { useSetRights } from './use-set-rights'

interface GrantSheetProps {
  members: readonly Member[]
  /** The read of the members. */
  read: ComponentProps<typeof ReadFailure>['reads'][number]
  /** People to begin with. */
  chosen: readonly string[]
  onClose: () => void
}

/** Writing entries is ticked at first, as when a class is shared. */
const writing: RightPatch = { permissions: { canWriteCompetenceEntries: true }, subjects: {} }

const none: ReadonlySet<string> = new Set()

/** Gives several people rights in several classes at once; existing rights stay. */
export default function GrantSheet({ members, read, chosen, onClose }: GrantSheetProps) {
  const { t } = useTranslation('school-admin.rights')
  const [people, setPeople] = useState<ReadonlySet<string>>(new Set(chosen))
  const [classIds, setClassIds] = useState(none)
  const [patch, setPatch] = useState(writing)
  const { change, isPending } = useSetRights()
  const { pairs, subjectsOf, isLoading, reads } = useHeldRights(people, classIds)
  const known = pairs.filter(({ right }) => right !== null).length
  const more = (count: number) => t(($) => $.grant.more, { count })
  const submit = async () => {
    await change(pairs, patch, subjectsOf)
    onClose()
  }
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.grant.title)}
      description={t(($) => $.grant.description)}
      closeLabel={t(($) => $.close)}
      footer={
        <Button
          busy={isPending}
          disabled={isLoading || pairs.length === 0 || pairsWithoutSubject(pairs, patch, subjectsOf).length > 0}
          onClick={() => void submit().catch(() => null)}
        >
          {t(($) => $.grant.submit, { count: pairs.length })}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <ReadFailure reads={[read, ...reads]} />
        <ManyChoice
          label={t(($) => $.grant.people)}
          options={members.map(({ id, name, isPending: isInvited, isWaiting }) => ({
            id,
            label: name,
            hint:
              [isInvited && t(($) => $.invited), isWaiting && t(($) => $.waits)].filter(Boolean).join(' · ') ||
              undefined,
          }))}
          chosen={people}
          onChange={setPeople}
          texts={{
            search: t(($) => $.grant.searchPeople),
            clear: t(($) => $.clear),
            all: t(($) => $.grant.allPeople),
            more,
          }}
        />
        <ClassChoice chosen={classIds} onChange={setClassIds} />
        {pairs.length > 0 && (
          <>
            <RightChoice
              pairs={pairs}
              subjectsOf={subjectsOf}
              patch={patch}
              onChange={setPatch}
              isAdded
              hasEnd
              copy={<CopiedRight onCopy={setPatch} />}
            />
            <p className="text-sm text-muted-foreground" aria-live="polite">
              {t(($) => $.grant.preview, { count: pairs.length })}
              {known > 0 && ` ${t(($) => $.grant.known, { count: known })}`}
            </p>
          </>
        )}
      </div>
    </SideSheet>
  )
}
