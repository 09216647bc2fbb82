import { globalTemplateCalls } from '@lernspur/api-client/provider/global-template.queries'
import { paths, useKeyedMutation, useNavigate, useToast, useTranslation } from '@lernspur/app-runtime'
import type { GlobalDraft } from '@lernspur/contracts/provider/global-template.contract'
import type { CreateOwnTemplate } from '@lernspur/contracts/school-admin/subject.contract'
import { NewTemplate } from '@lernspur/school-editors/subject/template/new-template'
import { useState } from 'react'
import { useRegionNames } from '../tenant/use-region-names'
import { type Audience, everybody } from './audience/audience'
import { AudienceFields } from './audience/audience-fields'
import { CountryChoice } from './country-choice'

interface NewDraftProps {
  templates: readonly GlobalDraft[]
  onClose: () => void
}

/** The form of a new draft with its country, and the schools that it is meant for. */
export function NewDraft({ templates, onClose }: NewDraftProps) {
  const { t } = useTranslation('provider.subject-templates')
  const navigate = useNavigate()
  const toast = useToast()
  const { states, types } = useRegionNames()
  const [countryId, setCountryId] = useState<string | null>(null)
  const [audience, setAudience] = useState<Audience>(everybody)
  /** What another country has is not chosen any more. */
  const chooseCountry = (next: string | null) => {
    const stays = (all: readonly { readonly id: string; readonly countryId: string }[]) => (id: string) =>
      next === null || all.some((one) => one.id === id && one.countryId === next)
    setCountryId(next)
    setAudience({
      stateIds: audience.stateIds.filter(stays(states)),
      schoolTypeIds: audience.schoolTypeIds.filter(stays(types)),
    })
  }
  const { mutateAsync, isPending } = useKeyedMutation(globalTemplateCalls.createGlobalSubjectTemplate())
  const add = async (template: CreateOwnTemplate) => {
    const { id, name } = await mutateAsync({
      body: {
        ...template,
        countryId,
        stateIds: [...audience.stateIds],
        schoolTypeIds: [...audience.schoolTypeIds],
      },
    })
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
      <CountryChoice countryId={countryId} onChange={chooseCountry} />
      <AudienceFields audience={audience} countryId={countryId} onChange={setAudience} />
    </NewTemplate>
  )
}
