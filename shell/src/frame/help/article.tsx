import { Link } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { Button } from '@lernspur/ui/components/ui/button'
import { pictureSize } from './help-pictures'
import type { HelpArticle } from './use-help-articles'

/** The steps of a topic, and a link to the page that it is about. */
export function Article({ article }: { article: HelpArticle }) {
  const { subject, steps, note, page, picture, pictureUrl } = article
  // What is new has no order.
  const List = subject === 'release-notes' ? 'ul' : 'ol'
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      <List
        className={cn(
          'grid grid-cols-1 gap-2 pl-5 marker:text-muted-foreground',
          subject === 'release-notes' ? 'list-disc' : 'list-decimal',
        )}
      >
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </List>
      {note && <p className="text-muted-foreground">{note}</p>}
      {pictureUrl && (
        <img
          {...pictureSize}
          src={pictureUrl}
          alt={picture ?? ''}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-lg border"
        />
      )}
      {page && (
        <Button asChild variant="outline" size="sm" className="min-h-11">
          <Link to={page.to}>{page.text}</Link>
        </Button>
      )}
    </div>
  )
}
