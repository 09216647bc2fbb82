import { allClassMembersQuery } from '@lernspur/api-client/school-admin/access-right.queries'
import { accountName } from '@lernspur/app-kit/person/account-name'
import { useClasses, useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import { classLabels } from '@lernspur/contracts/school-admin/school/class-labels'
import { draftOf } from '@lernspur/school-editors/right/right-draft'
import { copiedPatch, type RightPatch } from '@lernspur/school-editors/right/right-patch'
import { useRightSentence } from '@lernspur/school-editors/right/use-right-sentence'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { useState } from 'react'

/** Begins with what a colleague holds in a class; absent while nobody holds anything. */
export function CopiedRight({ onCopy }: { onCopy: (patch: RightPatch) => void }) {
  const { t } = useTranslation('school-admin.rights')
  const format = useFormat()
  const sentenceOf = useRightSentence()
  const labels = classLabels(useClasses())
  const { data = [] } = useQuery(allClassMembersQuery({}))
  const [chosen, setChosen] = useState('')
  const held = data.flatMap(({ id, user, schoolClass, subjects, right }) =>
    right ? [{ id, user, schoolClass, subjects, right: draftOf(right) }] : [],
  )
  if (held.length === 0) return null
  return (
    <LabelledField label={t(($) => $.copy.label)} className="max-w-2xl">
      <Combobox
        items={held.map(({ id, user, schoolClass, subjects, right }) => ({
          value: id,
          label: `${accountName(format, user)} · ${labels.get(schoolClass.id) ?? schoolClass.name}`,
          detail: sentenceOf(right, subjects),
        }))}
        value={chosen}
        onValueChange={(id) => {
          setChosen(id)
          const one = held.find((row) => row.id === id)
          if (one) onCopy(copiedPatch(one.right, one.subjects))
        }}
        searchLabel={t(($) => $.grant.searchPeople)}
        placeholder={t(($) => $.copy.choose)}
        empty={t(($) => $.filter.nothing)}
      />
    </LabelledField>
  )
}
