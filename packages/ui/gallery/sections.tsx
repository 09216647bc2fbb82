import Eye from 'lucide-react/icons/eye'
import type { ComponentType } from 'react'
import { Avatar } from '../src/data/avatar'
import { Badge } from '../src/data/badge'
import { LevelPicture } from '../src/data/level-picture'
import { ProgressRing } from '../src/data/progress-ring'
import { SubjectChip } from '../src/data/subject-chip'
import { Button } from '../src/form/button'
import { Page } from '../src/layout/app-frame'
import { Card, CardBody, CardHeader, LinkCard } from '../src/layout/card'
import { PageHeader } from '../src/layout/page-header'
import { ClassChip } from '../src/layout/rail-switcher'
import { DataPart } from './data-part'
import { FeedbackPart } from './feedback-part'
import { FormPart } from './form-part'
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
                <Avatar key={child.id} name={child.name} size={32} className="ring-2 ring-card" />
              ))}
            </div>
          </LinkCard>
        ))}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <Card>
          <CardHeader title="Noch nicht gesehen" description="Seit mehr als drei Wochen ohne Eintrag" />
          <ul className="divide-y border-t">
            {children.slice(0, 5).map((child, index) => (
              <li key={child.id} className="flex min-h-14 items-center gap-3 px-5 py-2">
                <Avatar name={child.name} size={32} />
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
          <CardHeader title="Zuletzt eingetragen" />
          <CardBody className="flex flex-col gap-3">
            {children.slice(4, 8).map((child, index) => (
              <div key={child.id} className="flex items-center gap-3">
                <LevelPicture shapes={bars(index + 1)} label={levels[index] ?? ''} size={32} />
                <div className="min-w-0">
                  <p className="truncate text-sm font-medium">{child.name}</p>
                  <p className="truncate text-xs text-muted-foreground">hält vereinbarte Gesprächsregeln ein · 10:41</p>
                </div>
              </div>
            ))}
            <Badge tone="warning" className="w-fit">
              Halbjahr endet in 12 Tagen
            </Badge>
          </CardBody>
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
}
