import { Link, paths, useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { GlobalDraft } from '@lernspur/contracts/provider/global-template.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { useAudienceText } from './audience/use-audience-text'
import { useCountries } from './use-countries'

const tones = { unpublished: 'warning', changed: 'default', published: 'success' } as const

/** How a draft differs from its last version. */
export function DraftState({ draft: { state, versionName } }: { draft: Pick<GlobalDraft, 'state' | 'versionName'> }) {
  const { t } = useTranslation('provider.subject-templates')
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge variant={tones[state]}>{t(($) => $.state[state])}</Badge>
      {versionName !== null && <span className="text-sm wrap-anywhere">{versionName}</span>}
    </span>
  )
}

/** Columns of the drafts; a phone shows level, country, audience and state below the name. */
export const useDraftColumns = (mayEdit: boolean): readonly DataColumn<GlobalDraft>[] => {
  const { t } = useTranslation('provider.subject-templates')
  const levelText = useSchoolLevelText()
  const { nameOf } = useCountries()
  const textOf = useAudienceText()
  const inside = ({ competenceDomainCount, competenceCount }: GlobalDraft) =>
    [t(($) => $.domains, { count: competenceDomainCount }), t(($) => $.competences, { count: competenceCount })].join(
      ' · ',
    )
  return [
    {
      id: 'name',
      title: t(($) => $.column.name),
      isSortable: true,
      isRowHead: true,
      value: ({ name }) => name,
      cell: (draft) => (
        <>
          <span className="flex items-center gap-2">
            <SubjectMark color={draft.color} />
            {mayEdit ? (
              <Link
                to={paths.providerCompetences(draft.id)}
                className="wrap-anywhere underline-offset-4 hover:underline"
              >
                {draft.name}
              </Link>
            ) : (
              <span className="wrap-anywhere">{draft.name}</span>
            )}
          </span>
          <span className="grid gap-1 pt-1 text-xs font-normal text-muted-foreground md:hidden">
            {[levelText(draft.schoolLevel), nameOf(draft.countryId), textOf(draft, 'short')]
              .filter(Boolean)
              .join(' · ')}
            <DraftState draft={draft} />
          </span>
        </>
      ),
    },
    {
      id: 'schoolLevel',
      title: t(($) => $.column.level),
      isSortable: true,
      from: 'md',
      value: ({ schoolLevel }) => levelText(schoolLevel),
    },
    {
      id: 'countryId',
      title: t(($) => $.column.country),
      from: 'md',
      value: (draft) => [nameOf(draft.countryId), textOf(draft)].filter(Boolean).join(' · '),
      cell: (draft) => (
        <span className="grid gap-0.5">
          <span className="whitespace-nowrap">{nameOf(draft.countryId)}</span>
          <span className="max-w-56 text-xs text-muted-foreground">{textOf(draft, 'short')}</span>
        </span>
      ),
    },
    { id: 'competenceCount', title: t(($) => $.column.inside), isSortable: true, from: 'xl', value: inside },
    {
      id: 'state',
      title: t(($) => $.column.state),
      from: 'md',
      value: ({ state, versionName }) => [t(($) => $.state[state]), versionName].filter(Boolean).join(' '),
      cell: (draft) => <DraftState draft={draft} />,
    },
    {
      id: 'schoolCount',
      title: t(($) => $.column.schools),
      isNumber: true,
      from: 'xl',
      value: ({ schoolCount }) => schoolCount,
    },
  ]
}
