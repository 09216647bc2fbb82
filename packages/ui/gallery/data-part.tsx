import { ChartFigure } from '../src/components/chart/chart-figure'
import { LevelBar } from '../src/components/chart/level/level-bar'
import { LevelLegend } from '../src/components/chart/level/level-legend'
import { TrendLine } from '../src/components/chart/level/trend-line'
import { LevelPicture } from '../src/components/data/level-picture'
import { LinkRow } from '../src/components/data/link-row'
import { LinkedText } from '../src/components/data/linked-text'
import { MailLink } from '../src/components/data/mail-link'
import { PersonAvatar } from '../src/components/data/person-avatar'
import { ProgressRing } from '../src/components/data/progress-ring'
import { Stat } from '../src/components/data/stat'
import { SubjectChip } from '../src/components/data/subject-chip'
import { Page } from '../src/components/layout/app-frame'
import { Breadcrumbs, Crumb } from '../src/components/layout/breadcrumbs'
import { PageHeader } from '../src/components/layout/page-header'
import { TabLink, TabLinks } from '../src/components/layout/tab-links'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../src/components/ui/accordion'
import { Badge } from '../src/components/ui/badge'
import { Card } from '../src/components/ui/card'
import { Progress } from '../src/components/ui/progress'
import { bars, levels, observations, subjects } from './samples'

const colours = ['#c8553d', '#dd8a3c', '#8fae4b', '#3f8f5f']
const counts = levels.map((label, index) => ({
  label,
  colour: colours[index % colours.length] ?? '',
  count: 3 + index,
}))

export function DataPart() {
  return (
    <Page>
      <PageHeader
        above={
          <Breadcrumbs label="Sie sind hier">
            <Crumb link={<a href="?part=home">Klasse 3a</a>}>Klasse 3a</Crumb>
            <Crumb link={<a href="?part=data">Kinder</a>}>Kinder</Crumb>
            <Crumb>Maximilian-Alexander Unterberger</Crumb>
          </Breadcrumbs>
        }
        leading={<PersonAvatar name="Maximilian-Alexander Unterberger" size={64} />}
        title="Maximilian-Alexander Unterberger"
        description="3a · Fuchsklasse · 8 Fächer"
      />
      <TabLinks label="Kind">
        {['Übersicht', 'Beobachtungen', 'Entwicklung', 'Lernentwicklungsberichte'].map((name, index) => (
          <TabLink key={name} href="#" active={index === 0}>
            {name}
          </TabLink>
        ))}
      </TabLinks>
      <Card className="p-5">
        <dl className="grid grid-cols-2 gap-6 md:grid-cols-4">
          <Stat label="Beobachtungen" value="1.248" detail="im 1. Halbjahr" />
          <Stat label="Kompetenzen gesehen" value="37" detail="von 96" />
          <Stat label="Abdeckung" value="72 %" detail="vor den Ferien 58 %" />
          <Stat label="Berichte" value="4" detail="einer offen" />
        </dl>
      </Card>
      <Card>
        <ul>
          <LinkRow
            link={<a href="?part=data">Kind</a>}
            leading={<PersonAvatar name="Zoë Łukaszewicz" size={32} />}
            title="Zoë Łukaszewicz"
            hint="zuletzt am 19. November"
            trailing={<Badge variant="warning">In Prüfung</Badge>}
          />
        </ul>
        <div className="border-t px-5 py-3 text-sm">
          <p>
            <LinkedText>
              {'Der Elternbrief steht unter https://schule.example/briefe.\nBitte bis Freitag zurück.'}
            </LinkedText>
          </p>
          <MailLink address="sekretariat@schule.example" />
        </div>
      </Card>
      <div className="grid gap-4 md:grid-cols-2">
        {(['line', 'bar'] as const).map((kind) => (
          <ChartFigure
            key={kind}
            kind={kind}
            title="Beobachtungen"
            value="38"
            detail="in dieser Woche"
            label="Beobachtungen je Woche"
            data={observations}
            format={(value) => value.toLocaleString('de-DE')}
            showTable="Beobachtungen als Tabelle"
            showChart="Beobachtungen als Diagramm"
          />
        ))}
      </div>
      <div className="grid gap-3" data-patterns="">
        <LevelLegend
          label="Bedeutung der Farben"
          levels={counts.map((level, index) => ({
            ...level,
            picture: <LevelPicture shapes={bars(index + 1)} label={level.label} decorative />,
          }))}
          rest="noch ohne Stufe"
        />
        <div className="flex items-center gap-4">
          <LevelBar
            label="Deutsch"
            levels={counts}
            rest={{ label: 'noch ohne Stufe', count: 2 }}
            format={(value) => value.toLocaleString('de-DE')}
          />
          <TrendLine values={[0.2, 0.3, 0.3, 0.5, 0.7]} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {subjects.map((subject) => (
          <SubjectChip key={subject.short} color={subject.color} label={subject.name} />
        ))}
        {subjects.map((subject) => (
          <SubjectChip key={subject.short} color={subject.color} label={subject.short} name={subject.name} size="sm" />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {([20, 32, 64] as const).map((size) =>
          levels.map((label, index) => <LevelPicture key={label} shapes={bars(index + 1)} label={label} size={size} />),
        )}
        <LevelPicture label="sicher" size={32} />
        <ProgressRing value={3} max={8} label="3 von 8" />
        <ProgressRing value={5} max={8} size={32} showValue label="5 von 8" />
        <ProgressRing value={8} max={8} size={64} showValue label="8 von 8" />
        <Badge variant="secondary">offen</Badge>
        <Badge variant="default">ausgewählt</Badge>
        <Badge variant="success">abgeschlossen</Badge>
        <Badge variant="warning">läuft ab</Badge>
        <Badge variant="destructive">gesperrt</Badge>
        <Badge variant="outline">Vorlage</Badge>
      </div>
      <Progress value={14} max={24} aria-label="PDF wird erstellt" />
      <Accordion type="multiple" defaultValue={['d']}>
        <AccordionItem value="d">
          <AccordionTrigger>
            <span className="min-w-0 flex-1">Deutsch</span>
            <Badge variant="secondary">12 Einträge</Badge>
          </AccordionTrigger>
          <AccordionContent>Erzählt verständlich und hört anderen aufmerksam zu.</AccordionContent>
        </AccordionItem>
        <AccordionItem value="m">
          <AccordionTrigger>
            <span className="min-w-0 flex-1">Mathematik</span>
            <Badge variant="secondary">9 Einträge</Badge>
          </AccordionTrigger>
          <AccordionContent>Rechnet sicher im Zahlenraum bis 1000.</AccordionContent>
        </AccordionItem>
      </Accordion>
    </Page>
  )
}
