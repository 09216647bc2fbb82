import { useTranslation } from '@lernspur/app-runtime'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import { useDeferredValue, useId, useState } from 'react'
import { CompetenceLine } from './competence-line'
import type { FoundCompetence } from './competences-in'

/** Competences shown before the user expands the list, so that the page stays within one screen. */
const maxVisible = 3

interface CompetenceCardProps {
  title: string
  /** Text shown if there are none. */
  empty: string
  found: readonly FoundCompetence[]
}

/** Competences of all subjects that have something in common; print shows all of them. */
export function CompetenceCard({ title, empty, found }: CompetenceCardProps) {
  const { t } = useTranslation('teacher.student')
  const [isOpen, setIsOpen] = useState(false)
  const titleId = useId()
  // Hidden at first, so it is drawn after what is visible.
  const hasRest = useDeferredValue(true, false)
  const rest = found.length - maxVisible
  const lines = (own: readonly FoundCompetence[]) =>
    own.map(({ subject, competence }) => (
      <CompetenceLine key={competence.id} subject={subject} competence={competence} />
    ))
  return (
    <Card className="h-full print:break-inside-avoid">
      <section aria-labelledby={titleId}>
        <CardHeading title={<span id={titleId}>{title}</span>} />
        <div className="px-5 pb-4">
          {found.length === 0 && <p className="text-sm text-muted-foreground">{empty}</p>}
          <ul>{lines(found.slice(0, maxVisible))}</ul>
          <ul className={isOpen ? undefined : 'hidden print:block'}>{hasRest && lines(found.slice(maxVisible))}</ul>
          {rest > 0 && (
            <Button
              variant="link"
              size="sm"
              aria-expanded={isOpen}
              className="-ml-1 print:hidden"
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? t(($) => $.fewer) : t(($) => $.more, { count: rest })}
            </Button>
          )}
        </div>
      </section>
    </Card>
  )
}
