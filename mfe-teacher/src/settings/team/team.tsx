import { useClassRights, useSession, useTranslation } from '@lernspur/app-kit'
import { FirstHint } from '@lernspur/app-kit/person/first-hint'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { RightsMatrix } from '@lernspur/school-editors/right/rights-matrix'
import { ShareForm } from './share-form'
import { useMembers, useRightChanges, useTeamFacts } from './use-team'

/** Who works in the class, with which rights; for those who may manage rights. Suspends while loading. */
export function Team({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.settings')
  const { whoAmI } = useSession()
  const held = useClassRights(schoolClass.id)
  const facts = useTeamFacts(schoolClass)
  const { members, others, rightIdOf } = useMembers(schoolClass, facts, whoAmI.id)
  const { drafts, change, leave } = useRightChanges(schoolClass)
  const joining = others.flatMap((one) => {
    const right = drafts.get(one.id)
    return right ? [{ ...one, right }] : []
  })
  const shown = [...members, ...joining]
    .filter(({ id }) => drafts.get(id) !== null)
    .map((member) => ({ ...member, right: drafts.get(member.id) ?? member.right }))
  return (
    <>
      <FirstHint flag="teamSetupTooltipSeen">{t(($) => $.team.firstHint)}</FirstHint>
      <ShareForm
        others={others.filter(({ id }) => !drafts.has(id))}
        subjects={facts.subjects}
        held={held}
        onShare={({ id }, right) => void change(id, right).catch(() => null)}
      />
      <RightsMatrix
        members={shown}
        subjects={facts.subjects}
        held={held}
        onChange={({ id }, right) => void change(id, right).catch(() => null)}
        onRemove={(member) => {
          const id = rightIdOf(member.id)
          if (id) leave(member, id)
        }}
      />
    </>
  )
}
