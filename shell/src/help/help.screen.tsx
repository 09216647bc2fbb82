import { Section } from '@lernspur/app-kit/slot/section'
import { Link, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Card } from '@lernspur/ui/components/ui/card'
import { Input } from '@lernspur/ui/components/ui/input'
import { matchesQuery } from '@lernspur/ui/query/match-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useState } from 'react'
import { helpSubjects } from '../frame/help/help-topics'
import { type HelpArticle, useHelpArticles } from '../frame/help/use-help-articles'
import { TourButton } from '../frame/tour/tour-button'
import { HelpContent } from './help-content'

function Subject({ title, articles }: { title: string; articles: readonly HelpArticle[] }) {
  return (
    <Section title={title}>
      <Card>
        <ul>
          {articles.map(({ path, title: task }) => (
            <li key={path} className="border-t first:border-t-0">
              <Link to={path} className="flex min-h-13 items-center gap-3 px-5 py-2 hover:bg-muted/60">
                <span className="min-w-0 flex-1 wrap-anywhere hyphens-auto">{task}</span>
                <ChevronRight aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}

function Articles() {
  const { t } = useTranslation('shell.help')
  const [query, setQuery] = useState('')
  const articles = useHelpArticles().filter(({ title, words }) => matchesQuery(`${title} ${words}`, query))
  const subjects = Map.groupBy(articles, ({ subject }) => subject)
  return (
    <>
      <TourButton />
      <Input
        type="search"
        aria-label={t(($) => $.search.label)}
        placeholder={t(($) => $.search.label)}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {articles.length === 0 && (
        <EmptyState icon={<CircleHelp />} title={t(($) => $.search.none)} description={t(($) => $.search.noneHint)} />
      )}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        {helpSubjects.map((subject) => {
          const found = subjects.get(subject)
          return found && <Subject key={subject} title={t(($) => $.subject[subject])} articles={found} />
        })}
      </div>
    </>
  )
}

/** All topics of the help that are for the user (`/help`). */
export function Component() {
  const { t } = useTranslation('shell.help')
  const title = t(($) => $.page.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.page.description)} />
      <HelpContent>
        <Articles />
      </HelpContent>
    </Page>
  )
}
