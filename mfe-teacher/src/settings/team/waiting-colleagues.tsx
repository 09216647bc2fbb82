import { useTranslation } from '@lernspur/app-runtime'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Button } from '@lernspur/ui/components/ui/button'
import { useId } from 'react'
import type { TeamCandidate } from './colleague'

/** Number of people shown; the search finds all others. */
const maxVisible = 6

interface WaitingColleaguesProps {
  colleagues: readonly TeamCandidate[]
  onChoose: (id: string) => void
}

/** Members of the school who see no class so far, each with a button that shares this one (rule class-right.6). */
export function WaitingColleagues({ colleagues, onChoose }: WaitingColleaguesProps) {
  const { t } = useTranslation('teacher.team')
  const id = useId()
  const waiting = colleagues.filter(({ isWaiting }) => isWaiting).slice(0, maxVisible)
  if (waiting.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p id={id} className="text-sm text-muted-foreground">
        {t(($) => $.waiting)}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {waiting.map(({ id: userId, name, avatar }) => (
          <li key={userId}>
            <Button size="sm" variant="outline" onClick={() => onChoose(userId)}>
              <PersonAvatar name={name} seed={userId} src={avatar} size={24} />
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
