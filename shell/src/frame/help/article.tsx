import { Link } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import type { HelpArticle } from './use-help-articles'

/** The steps of a topic, and a link to the page that it is about. */
export function Article({ article }: { article: HelpArticle }) {
  const { steps, note, page } = article
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      <ol className="grid list-decimal grid-cols-1 gap-2 pl-5 marker:text-muted-foreground">
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      {note && <p className="text-muted-foreground">{note}</p>}
      {page && (
        <Button asChild variant="outline" size="sm" className="min-h-11">
          <Link to={page.to}>{page.text}</Link>
        </Button>
      )}
    </div>
  )
}
