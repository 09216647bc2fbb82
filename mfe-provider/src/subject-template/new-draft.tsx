import { globalTemplateCalls } from '@lernspur/api-client/provider/global-template.queries'
import { paths, useKeyedMutation, useNavigate, useToast, useTranslation } from '@lernspur/app-runtime'
import type { GlobalDraft } from '@lernspur/contracts/provider/global-template.contract'
import type { CreateOwnTemplate } from '@lernspur/contracts/school-admin/subject.contract'
import { NewTemplate } from '@lernspur/school-editors/subject/template/new-template'
import { useState } from 'react'
import { CountryChoice } from './country-choice'

interface NewDraftProps {
  templates: readonly GlobalDraft[]
  onClose: () => void
}

/** The form of a new draft with its country. */
export function NewDraft({ templates, onClose }: NewDraftProps) {
  const { t } = useTranslation('provider.subject-templates')
  const navigate = useNavigate()
  const toast = useToast()
  const [countryId, setCountryId] = useState<string | null>(null)
  const { mutateAsync, isPending } = useKeyedMutation(globalTemplateCalls.createGlobalSubjectTemplate())
  const add = async (template: CreateOwnTemplate) => {
    const { id, name } = await mutateAsync({ body: { ...template, countryId } })
    toast({ text: t(($) => $.new.done, { name }) })
    await navigate(paths.providerCompetences(id))
  }
  return (
    <NewTemplate
      title={t(($) => $.new.title)}
      description={t(($) => $.new.description)}
      templates={templates}
      draftName="new template for all schools"
      onAdd={add}
      onClose={onClose}
      busy={isPending}
    >
      <CountryChoice countryId={countryId} onChange={setCountryId} />
    </NewTemplate>
  )
}
