import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { RightChoice } from '@lernspur/school-editors/right/right-choice'
import { emptyRight } from '@lernspur/school-editors/right/right-draft'
import {
  pairsWithoutSubject,
  patched,
  type RightPair,
  type RightPatch,
} from '@lernspur/school-editors/right/right-patch'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@lernspur/ui/components/ui/tabs'
import { useState } from 'react'
import { ByCode } from './by-code'
import { ByMail } from './by-mail'

interface InviteSheetProps {
  schoolClass: SchoolClass
  subjects: readonly Subject[]
  /** Users who are in the team already. */
  teamIds: ReadonlySet<string>
  onClose: () => void
}

const writing: RightPatch = { permissions: { canWriteCompetenceEntries: true }, subjects: {} }

/** Invites people to the school and at once to the class, with the same rights for all of them. */
export default function InviteSheet({ schoolClass, subjects, teamIds, onClose }: InviteSheetProps) {
  const { t } = useTranslation('teacher.team')
  const [way, setWay] = useState('mail')
  const [patch, setPatch] = useState(writing)
  const nobody: RightPair = { schoolClassId: schoolClass.id, userId: '', right: emptyRight, updatedAt: null }
  const subjectsOf = () => subjects
  const given = { schoolClass, right: patched(nobody, patch, subjectsOf) }
  const isReady = pairsWithoutSubject([nobody], patch, subjectsOf).length === 0
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.invite.title, { name: schoolClass.name })}
      description={t(($) => $.invite.description)}
      closeLabel={t(($) => $.invite.close)}
    >
      <div className="grid grid-cols-1 gap-6">
        <RightChoice pairs={[nobody]} subjectsOf={subjectsOf} patch={patch} onChange={setPatch} isAdded />
        <Tabs value={way} onValueChange={setWay}>
          <TabsList aria-label={t(($) => $.invite.ways)}>
            <TabsTrigger value="mail">{t(($) => $.invite.mail)}</TabsTrigger>
            <TabsTrigger value="code">{t(($) => $.invite.code)}</TabsTrigger>
          </TabsList>
          <TabsContent value="mail">
            <ByMail {...given} isReady={isReady} teamIds={teamIds} onDone={onClose} />
          </TabsContent>
          <TabsContent value="code">
            <ByCode {...given} isReady={isReady} onInvite={() => setWay('mail')} />
          </TabsContent>
        </Tabs>
      </div>
    </SideSheet>
  )
}
