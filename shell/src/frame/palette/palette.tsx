import { findEntries } from '@lernspur/app-kit/search/find-entries'
import { SearchDialog } from '@lernspur/app-kit/search/search-dialog'
import { searchQueryAtom } from '@lernspur/app-kit/search/search-state'
import { useChildEntries } from '@lernspur/app-kit/search/use-child-entries'
import { useFound } from '@lernspur/app-kit/search/use-found'
import { useRecent } from '@lernspur/app-kit/search/use-recent'
import { useVerbEntries } from '@lernspur/app-kit/search/use-verb-entries'
import { paths, useAtomValue, useParams, useTranslation } from '@lernspur/app-runtime'
import { audienceOfVerb } from '@lernspur/federation/runtime/audience-of'
import { Icon } from 'lucide-react'
import History from 'lucide-react/icons/history'
import { areas } from '../../area/areas'
import { useReleasedPages } from '../../area/released-pages'
import { useAudiences } from '../../session/audiences'
import { useFrameClass } from '../use-frame-class'
import { useActions } from './use-actions'
import { useHelpEntries } from './use-help-entries'
import { usePages } from './use-pages'

/** Everything that the search shows for a query. */
const useEntries = (query: string) => {
  const { t } = useTranslation('shell.palette')
  const { classes = [], schoolClass } = useFrameClass()
  const { studentId } = useParams()
  const audiences = useAudiences()
  const { found, isBusy } = useFound(query, { schoolClassId: schoolClass?.id, studentId })
  const groups = {
    children: t(($) => $.group.children),
    reports: t(($) => $.group.reports),
    competences: t(($) => $.group.competences),
    actions: t(($) => $.group.actions),
    recent: t(($) => $.group.recent),
  }
  const recent = useRecent(groups.recent, <History />)
  const released = useReleasedPages(true)
  const pages = usePages()
  const scope = { classes, schoolClass }
  const children = useChildEntries(found, {
    ...scope,
    group: groups.children,
    classText: (name) => t(($) => $.inClass, { name }),
    pathTo: (classId, id) => areas.pathTo('student', { classId, studentId: id }) ?? paths.home,
  })
  const verbs = useVerbEntries(found, {
    ...scope,
    // Another version that runs may lack their pages.
    verbs: released.verbs
      .flatMap(({ area, version, verbs: own }) => (areas.versionOf(area) === version ? own : []))
      .filter((verb) => audiences.includes(audienceOfVerb(verb))),
    groups,
    classText: ({ name }) => t(($) => $.inClass, { name }),
    icon: (verb) => <Icon iconNode={verb.icon} />,
  })
  const all = [...pages, ...children, ...verbs, ...useActions(), ...useHelpEntries()]
  const before = query.trim() === '' ? recent : []
  return { entries: [...before, ...findEntries(all, query)], isBusy: isBusy || released.isBusy }
}

/** Opens every page, class, student, competence and report, and runs every action, by keyboard alone. */
export default function Palette(props: { open: boolean; onOpenChange(open: boolean): void }) {
  const { t } = useTranslation('shell.palette')
  const { entries, isBusy } = useEntries(useAtomValue(searchQueryAtom))
  return (
    <SearchDialog
      {...props}
      label={t(($) => $.label)}
      placeholder={t(($) => $.placeholder)}
      empty={isBusy ? t(($) => $.loading) : t(($) => $.empty)}
      entries={entries}
      isBusy={isBusy}
    />
  )
}
