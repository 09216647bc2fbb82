import { Link, paths, usePageTitle, useParams, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { NotFound } from '../area/not-found'
import { Article } from '../frame/help/article'
import { useHelpArticles } from '../frame/help/use-help-articles'
import { HelpContent } from './help-content'

function Topic() {
  const { t } = useTranslation('shell.help')
  const { topic } = useParams()
  const articles = useHelpArticles()
  const article = articles.find(({ name }) => name === topic)
  usePageTitle(article?.title ?? t(($) => $.page.title))
  if (!article) return <NotFound />
  const others = articles.filter(({ subject, name }) => subject === article.subject && name !== article.name)
  return (
    <Page width="text">
      <PageHeader
        above={
          <Link
            to={paths.help}
            className="inline-flex min-h-11 items-center gap-2 self-start text-sm underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden className="size-4.5" />
            {t(($) => $.page.title)}
          </Link>
        }
        title={article.title}
      />
      <Card>
        <CardContent className="py-5">
          <Article article={article} />
        </CardContent>
      </Card>
      {others.length > 0 && (
        <nav aria-label={t(($) => $.page.others)} className="grid grid-cols-1 gap-1">
          <h2 className="text-base font-semibold">{t(($) => $.page.others)}</h2>
          <ul>
            {others.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Page>
  )
}

/** One topic of the help (`/help/{topic}`). */
export function Component() {
  return (
    <HelpContent>
      <Topic />
    </HelpContent>
  )
}
