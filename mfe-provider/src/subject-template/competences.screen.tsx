import { globalTemplateCalls } from '@lernspur/api-client/global-template.queries'
import {
  notFound,
  paths,
  useKeyedMutation,
  useParams,
  useQueryClient,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-kit'
import type { GlobalDraft } from '@lernspur/contracts/global-template.contract'
import { DeleteTemplate } from '@lernspur/school-editors/subject/template/delete-template'
import { TemplatePage } from '@lernspur/school-editors/subject/template/template-page'
import { Page } from '@lernspur/ui/layout/app-frame'
import { CountryChoice } from './country-choice'
import { DraftState } from './use-draft-columns'

/** How the draft stands to its version, who holds it, and for which country it is. */
function DraftFacts({ draft }: { draft: GlobalDraft }) {
  const { t } = useTranslation('provider.subject-templates')
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
    </div>
  )
}

/** Domains and competences of a draft (`/provider/providerSubjectTemplates/{schoolSubjectId}/competences`). */
export function Component() {
  const { t } = useTranslation('provider.subject-templates')
  const { schoolSubjectId } = useParams()
  const client = useQueryClient()
  const { rows } = useSuspenseQuery(globalTemplateCalls.listGlobalDrafts()).data
  const draft = rows.find(({ id }) => id === schoolSubjectId) ?? notFound()
  const reread = async () => {
    const read = await client.query({ ...globalTemplateCalls.listGlobalDrafts(), staleTime: 0 })
    return read.rows.find(({ id }) => id === draft.id) ?? notFound()
  }
  return (
    <Page>
      <TemplatePage
        key={draft.id}
        template={draft}
        templates={rows}
        listPath={paths.providerSubjects}
        actions={<DeleteTemplate template={draft} listPath={paths.providerSubjects} stays={t(($) => $.stays)} />}
        reread={reread}
      >
        <DraftFacts draft={draft} />
      </TemplatePage>
    </Page>
  )
}
