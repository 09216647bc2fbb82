import type { ReactNode } from 'react'
import { CardHeading } from '../src/components/card/card-heading'
import { Page } from '../src/components/layout/app-frame'
import { PageHeader } from '../src/components/layout/page-header'
import { Button } from '../src/components/ui/button'
import { Card, CardContent } from '../src/components/ui/card'

const surfaces = [
  ['background', 'Papier: der Grund jeder Seite'],
  ['card', 'Karte: was zusammengehört'],
  ['muted', 'leise Fläche: Köpfe von Tabellen, Überfahrenes'],
  ['secondary', 'zweite Schaltfläche, gewählte Zeile im Menü'],
  ['selected', 'Gewähltes'],
  ['primary', 'die eine Hauptsache einer Seite'],
  ['destructive', 'was sich nicht rückgängig machen lässt'],
  ['danger', 'etwas ist gescheitert'],
  ['warning', 'etwas braucht Aufmerksamkeit'],
  ['success', 'etwas ist gelungen'],
] as const

const scale = [
  ['text-xl font-semibold', '28 px', 'Titel der Seite, einmal'],
  ['text-lg font-semibold', '20 px', 'dichter Titel, große Schaltfläche'],
  ['text-base', '16 px', 'Text, Überschrift eines Abschnitts (halbfett)'],
  ['text-sm', '14 px', 'Angaben neben etwas, Hinweise'],
  ['text-xs', '13 px', 'zweite Zeile unter einem Namen'],
] as const

const spaces = [
  [4, 'Zeichen und sein Wort'],
  [8, 'Schaltflächen nebeneinander'],
  [12, 'Überschrift und ihr Inhalt'],
  [16, 'Karten nebeneinander'],
  [20, 'Innenrand einer Karte'],
  [32, 'Abschnitte einer Seite'],
] as const

const rules = [
  ['Farbe gehört der Arbeit der Kinder: Fächer und Stufen sind bunt.', 'Flächen, Rahmen oder Menüs einfärben.'],
  ['Eine Hauptsache je Seite, in der Akzentfarbe.', 'Zwei gefüllte Schaltflächen nebeneinander.'],
  ['Zeichen oder Wort neben jeder Farbe.', 'Einen Zustand allein durch Farbe sagen.'],
  ['Verben: „Beobachtung speichern“.', '„OK“, „Absenden“, Hauptwörter.'],
  ['Handeln, danach „Rückgängig“.', 'Fragen, was sich zurücknehmen lässt.'],
  ['Platzhalter in der endgültigen Größe.', 'Inhalt, der beim Laden springt.'],
  ['44 px für alles, was man antippt.', 'Kleinere Ziele, auch nicht auf dem Rechner.'],
] as const

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeading title={title} />
      <CardContent>{children}</CardContent>
    </Card>
  )
}

/** The look in one page: colours, type, space, and what to do and not to do. The values stand in tokens.css. */
export function LookPart() {
  return (
    <Page>
      <PageHeader title="So sieht Lernspur aus" description="Warmes Papier, Tinte, feine Linien, ein ruhiger Akzent" />
      <Part title="Flächen">
        <ul className="grid gap-3 sm:grid-cols-2">
          {surfaces.map(([name, use]) => (
            <li key={name} className="flex items-center gap-3">
              <span
                aria-hidden
                className="size-11 shrink-0 rounded-md border"
                style={{ background: `var(--${name})` }}
              />
              <span>
                <code className="text-sm">{name}</code>
                <span className="block text-sm text-muted-foreground">{use}</span>
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Schrift">
        <ul className="grid gap-3">
          {scale.map(([style, size, use]) => (
            <li key={style} className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className={style}>Kann sicher bis 1.000 rechnen</span>
              <span className="text-sm text-muted-foreground">
                {size} · {use}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Abstand">
        <ul className="grid gap-2">
          {spaces.map(([pixels, use]) => (
            <li key={pixels} className="flex items-center gap-3 text-sm">
              <span aria-hidden className="h-4 bg-primary" style={{ width: pixels }} />
              <span className="tabular-nums">{pixels} px</span>
              <span className="text-muted-foreground">{use}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="So und so nicht">
        <table className="w-full text-left">
          <thead>
            <tr>
              <th className="py-2 pr-6">So</th>
              <th className="py-2">So nicht</th>
            </tr>
          </thead>
          <tbody>
            {rules.map(([right, wrong]) => (
              <tr key={right} className="border-t align-top">
                <td className="py-2 pr-6">{right}</td>
                <td className="py-2 text-muted-foreground">{wrong}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <div className="flex flex-wrap gap-2">
        <Button>Beobachtung speichern</Button>
        <Button variant="secondary">Vorschau</Button>
        <Button variant="outline">Abbrechen</Button>
        <Button variant="destructive">Klasse löschen</Button>
        <Button disabled>Wird gerade gespeichert</Button>
      </div>
    </Page>
  )
}
