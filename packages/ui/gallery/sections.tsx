import Eye from 'lucide-react/icons/eye'
import type { ComponentType } from 'react'
import { CardHeading } from '../src/components/card/card-heading'
import { LinkCard } from '../src/components/card/link-card'
import { LevelPicture } from '../src/components/data/level-picture'
import { PersonAvatar } from '../src/components/data/person-avatar'
import { ProgressRing } from '../src/components/data/progress-ring'
import { SubjectChip } from '../src/components/data/subject-chip'
import { Page } from '../src/components/layout/app-frame'
import { PageHeader } from '../src/components/layout/page-header'
import { ClassChip } from '../src/components/layout/rail-switcher'
import { Badge } from '../src/components/ui/badge'
import { Button } from '../src/components/ui/button'
import { Card, CardContent } from '../src/components/ui/card'
import { ArrangePart } from './arrange-part'
import { DataPart } from './data-part'
import { FeedbackPart } from './feedback-part'
import { FormPart } from './form-part'
import { LookPart } from './look-part'
import { MatrixPart } from './matrix-part'
import { OverlayPart } from './overlay-part'
import { bars, children, levels, subjects } from './samples'
import { TablePart } from './table/table-part'

function HomePart() {
  return (
    <Page>
      <PageHeader
        title="Guten Morgen, Frau Öztürk"
        description="Donnerstag, 19. November 2026"
        actions={
          <Button size="lg">
            <Eye /> Beobachten
          </Button>
        }
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['3a', '3b', '5c'].map((name, index) => (
          <LinkCard key={name} href="#" className="grid gap-4">
            <div className="flex items-center gap-3">
              <ClassChip>{name}</ClassChip>
              <div className="min-w-0 flex-1">
                <p className="truncate font-semibold">{['Fuchsklasse', 'Eichhörnchenklasse', 'Fünf c'][index]}</p>
                <p className="text-sm text-muted-foreground">{24 + index} Kinder · 8 Fächer</p>
              </div>
              <ProgressRing value={index + 3} max={8} size={32} label="Berichte" showValue />
            </div>
            <div className="flex -space-x-1">
              {children.slice(index * 3, index * 3 + 6).map((child) => (
                <PersonAvatar key={child.id} name={child.name} size={32} className="ring-2 ring-card" />
              ))}
            </div>
          </LinkCard>
        ))}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <Card>
          <CardHeading title="Noch nicht gesehen" description="Seit mehr als drei Wochen ohne Eintrag" />
          <ul className="divide-y border-t">
            {children.slice(0, 5).map((child, index) => (
              <li key={child.id} className="flex min-h-14 items-center gap-3 px-5 py-2">
                <PersonAvatar name={child.name} size={32} />
                <span className="min-w-0 flex-1 truncate">{child.name}</span>
                <SubjectChip
                  color={subjects[index]?.color ?? ''}
                  label={subjects[index]?.name ?? ''}
                  className="max-sm:hidden"
                />
                <Button variant="outline" size="sm">
                  Eintragen
                </Button>
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <CardHeading title="Zuletzt eingetragen" />
          <CardContent className="flex flex-col gap-3">
            {children.slice(4, 8).map((child, index) => (
              <div key={child.id} className="flex items-center gap-3">
                <LevelPicture shapes={bars(index + 1)} label={levels[index] ?? ''} size={32} />
                <div className="min-w-0">
                  <p className="truncate text-sm font-medium">{child.name}</p>
                  <p className="truncate text-xs text-muted-foreground">hält vereinbarte Gesprächsregeln ein · 10:41</p>
                </div>
              </div>
            ))}
            <Badge variant="warning" className="w-fit">
              Halbjahr endet in 12 Tagen
            </Badge>
          </CardContent>
        </Card>
      </div>
    </Page>
  )
}

/** Sections of the gallery by the name in the URL. */
export const sections: Record<string, ComponentType> = {
  home: HomePart,
  form: FormPart,
  data: DataPart,
  table: TablePart,
  matrix: MatrixPart,
  overlay: OverlayPart,
  feedback: FeedbackPart,
  arrange: ArrangePart,
  look: LookPart,
}
