import { globalTemplateCalls } from '@lernspur/api-client/provider/global-template.queries'
import { templateEditing } from '@lernspur/api-client/school-admin/subject/template-editing'
import {
  foundIn,
  PageSkeleton,
  paths,
  useKeyedMutation,
  useParams,
  useQueryClient,
  useSuspenseQueries,
  useTranslation,
} from '@lernspur/app-runtime'
import type { GlobalDraft } from '@lernspur/contracts/provider/global-template.contract'
import { CompetenceEditor } from '@lernspur/school-editors/competence/competence-editor'
import { DeleteTemplate } from '@lernspur/school-editors/subject/template/delete-template'
import { TemplateHead } from '@lernspur/school-editors/subject/template/template-head'
import { useEditedTemplate } from '@lernspur/school-editors/subject/template/use-edited-template'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Button } from '@lernspur/ui/components/ui/button'
import { lazy, Suspense, useState } from 'react'
import { useAudienceText } from './audience/use-audience-text'
import { CountryChoice } from './country-choice'
import { DraftState } from './use-draft-columns'
import { useMayEdit } from './use-drafts'

const AudienceSheet = lazy(() => import('./audience/audience-sheet'))

/** How the draft differs from its version, how many schools hold it, and for which schools it is. */
function DraftFacts({ draft }: { draft: GlobalDraft }) {
  const { t } = useTranslation('provider.subject-templates')
  const textOf = useAudienceText()
  const [isChoosing, setChoosing] = useState(false)
  const { mutate } = useKeyedMutation(globalTemplateCalls.changeTemplateCountry())
  return (
    <div className="flex flex-wrap items-end justify-between gap-5">
      <div className="grid gap-1">
        <DraftState draft={draft} />
        <p className="text-sm text-muted-foreground">{t(($) => $.held, { count: draft.schoolCount })}</p>
      </div>
      <CountryChoice
        countryId={draft.countryId}
        onChange={(countryId) => mutate({ body: { schoolSubjectIds: [draft.id], countryId } })}
      />
      <div className="flex basis-full flex-wrap items-center justify-between gap-3">
        <p className="wrap-anywhere">
          {t(($) => $.audience.meantFor, { audience: textOf(draft) ?? t(($) => $.audience.all) })}
        </p>
        <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
          {t(($) => $.audience.open)}
        </Button>
      </div>
      <Suspense fallback={null}>
        {isChoosing && <AudienceSheet drafts={[draft]} onClose={() => setChoosing(false)} />}
      </Suspense>
    </div>
  )
}

/** Name, colour, country, domains and competences of one draft. */
function Draft({ draft, drafts }: { draft: GlobalDraft; drafts: readonly GlobalDraft[] }) {
  const { t } = useTranslation('provider.subject-templates')
  const client = useQueryClient()
  const edited = useEditedTemplate(draft, templateEditing)
  const deletion = { calls: templateEditing, listPath: paths.providerSubjects, stays: t(($) => $.stays) }
  return (
    <>
      <TemplateHead
        template={draft}
        templates={drafts}
        listPath={paths.providerSubjects}
        actions={<DeleteTemplate template={draft} {...deletion} />}
        update={templateEditing.update}
        reread={async () => (await client.query({ ...globalTemplateCalls.listGlobalDrafts(), staleTime: 0 })).rows}
      >
        <DraftFacts draft={draft} />
      </TemplateHead>
      <CompetenceEditor subject={edited} />
    </>
  )
}

/** Domains and competences of a draft (`/provider/providerSubjectTemplates/{schoolSubjectId}/competences`). */
export function Component() {
  const { schoolSubjectId = '' } = useParams()
  const mayEdit = useMayEdit()
  // Requested by its id, because a list that was read earlier may lack a new draft.
  const filter = [{ field: 'id', type: 'eq', value: schoolSubjectId }] as const
  const [own, all] = useSuspenseQueries({
    queries: [globalTemplateCalls.listGlobalDrafts({ filter }), globalTemplateCalls.listGlobalDrafts()],
  })
  const draft = foundIn({ ...own, rows: own.data.rows }, () => mayEdit)
  if (!draft) return <PageSkeleton />
  return (
    <Page>
      <Draft key={draft.id} draft={draft} drafts={all.data.rows} />
    </Page>
  )
}
