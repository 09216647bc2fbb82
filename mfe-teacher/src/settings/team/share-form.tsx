import { type ClassRights, mayAccessSubject, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { EndField } from '@lernspur/school-editors/right/end-field'
import { emptyRight, type RightDraft, withSubject } from '@lernspur/school-editors/right/right-draft'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import { type ReactNode, useState } from 'react'
import type { TeamCandidate } from './colleague'
import { WaitingColleagues } from './waiting-colleagues'

interface ShareFormProps {
  others: readonly TeamCandidate[]
  subjects: readonly Subject[]
  held: ClassRights
  onShare: (colleague: TeamCandidate, right: RightDraft) => void
  /** Leads to people who do not work at the school yet. */
  invite?: ReactNode
}

/** Shares the class with a colleague for some subjects; everything else can be given in the matrix afterwards. */
export function ShareForm({ others, subjects, held, onShare, invite }: ShareFormProps) {
  const { t } = useTranslation('teacher.settings')
  const [userId, choose] = useState('')
  const writing = { ...emptyRight, canWriteCompetenceEntries: held.canWriteCompetenceEntries }
  const [right, setRight] = useState<RightDraft>(writing)
  const colleague = others.find(({ id }) => id === userId)
  const given = subjects.filter(({ id }) => mayAccessSubject(held, id))
  const areAll = given.every(({ id }) => right.schoolSubjectIds.includes(id))
  const share = () => {
    if (!colleague) return
    onShare(colleague, right)
    choose('')
    setRight(writing)
  }
  return (
    <Card className="grid grid-cols-1 gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{t(($) => $.team.share.title)}</h2>
        {invite}
      </div>
      {!colleague && <WaitingColleagues colleagues={others} onChoose={choose} />}
      <LabelledField label={t(($) => $.team.share.colleague)} className="max-w-2xl">
        <Combobox
          items={others.map(({ id, name, avatar, note }) => ({
            value: id,
            label: name,
            detail: note,
            leading: <PersonAvatar name={name} seed={id} src={avatar} size={24} />,
          }))}
          value={userId}
          onValueChange={choose}
          searchLabel={t(($) => $.team.share.search)}
          placeholder={t(($) => $.team.share.choose)}
          empty={t(($) => $.team.share.nobody)}
        />
      </LabelledField>
      {colleague && (
        <>
          <fieldset>
            <legend className="text-sm font-medium">{t(($) => $.team.share.subjects, { name: colleague.name })}</legend>
            <div className="grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-3">
              {given.length > 1 && (
                <CheckboxField
                  className="sm:col-span-full"
                  label={t(($) => $.team.share.everySubject)}
                  checked={areAll ? true : right.schoolSubjectIds.length > 0 ? 'indeterminate' : false}
                  onCheckedChange={() =>
                    setRight({ ...right, schoolSubjectIds: areAll ? [] : given.map(({ id }) => id) })
                  }
                />
              )}
              {given.map(({ id, name }) => (
                <CheckboxField
                  key={id}
                  label={name}
                  checked={right.schoolSubjectIds.includes(id)}
                  onCheckedChange={(isShared) => setRight(withSubject(right, id, isShared))}
                />
              ))}
            </div>
          </fieldset>
          <EndField value={right.endsOn ?? ''} onValueChange={(endsOn) => setRight({ ...right, endsOn })} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <CheckboxField
              label={t(($) => $.team.share.writes)}
              checked={right.canWriteCompetenceEntries}
              disabled={!held.canWriteCompetenceEntries}
              onCheckedChange={(canWriteCompetenceEntries) => setRight({ ...right, canWriteCompetenceEntries })}
            />
            <Button disabled={given.length > 0 && right.schoolSubjectIds.length === 0} onClick={share}>
              {t(($) => $.team.share.submit)}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
