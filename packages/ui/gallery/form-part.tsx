import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { IconButton } from '../src/components/button/icon-button'
import { CardHeading } from '../src/components/card/card-heading'
import { CheckboxField } from '../src/components/form/checkbox-field'
import { Combobox } from '../src/components/form/combobox'
import { DateInput } from '../src/components/form/date-input'
import { LabelledField } from '../src/components/form/labelled-field'
import { MultilineInput } from '../src/components/form/multiline-input'
import { RadioGroupField } from '../src/components/form/radio-group-field'
import { SearchInput } from '../src/components/form/search-input'
import { SegmentedControl } from '../src/components/form/segmented-control'
import { SelectInput } from '../src/components/form/select-input'
import { Page } from '../src/components/layout/app-frame'
import { PageHeader } from '../src/components/layout/page-header'
import { Button } from '../src/components/ui/button'
import { Card, CardContent } from '../src/components/ui/card'
import { Input } from '../src/components/ui/input'
import { Label } from '../src/components/ui/label'
import { Switch } from '../src/components/ui/switch'
import { competences } from './samples'

const semesters = [
  { value: '1', label: '1. Halbjahr 2026/27' },
  { value: '2', label: '2. Halbjahr 2026/27' },
]

export function FormPart() {
  const [text, setText] = useState(
    'Amelie hat heute vor der ganzen Klasse frei erzählt und dabei Blickkontakt gehalten.',
  )
  const [day, setDay] = useState('2026-11-19')
  const [competence, setCompetence] = useState('')
  const [semester, setSemester] = useState('1')
  const [method, setMethod] = useState('latest')
  const [view, setView] = useState('table')
  const [on, setOn] = useState(true)
  const [query, setQuery] = useState('Gedicht')
  return (
    <Page>
      <PageHeader
        title="Eingaben"
        actions={
          <>
            <IconButton label="Löschen" variant="outline">
              <Trash2 />
            </IconButton>
            <Button variant="outline">Vorlage übernehmen</Button>
            <Button>
              <Plus /> Beobachtung speichern
            </Button>
          </>
        }
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button>Speichern</Button>
        <Button variant="secondary">Abbrechen</Button>
        <Button variant="outline">Herunterladen</Button>
        <Button variant="ghost">Überspringen</Button>
        <Button variant="destructive">Klasse löschen</Button>
        <Button variant="link">Mehr dazu</Button>
        <Button size="sm">Klein</Button>
        <Button busy>Wird gespeichert</Button>
        <Button disabled>Gesperrt</Button>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card>
          <CardHeading title="Beobachtung" description="Was gesehen wurde, und wann" />
          <CardContent className="flex flex-col gap-5">
            <LabelledField label="Kompetenz" hint="Zuletzt benutzte stehen oben.">
              <Combobox
                items={competences}
                value={competence}
                onValueChange={setCompetence}
                placeholder="Kompetenz wählen"
                searchLabel="Kompetenz suchen"
                searchPlaceholder="Tippen, um zu suchen"
                empty="Keine Kompetenz passt dazu."
              />
            </LabelledField>
            <div className="grid gap-5 sm:grid-cols-2">
              <LabelledField label="Beobachtet am">
                <DateInput value={day} onValueChange={setDay} />
              </LabelledField>
              <LabelledField label="Halbjahr">
                <SelectInput options={semesters} value={semester} onValueChange={setSemester} />
              </LabelledField>
            </div>
            <LabelledField label="Notiz" optional="freiwillig">
              <MultilineInput
                value={text}
                onValueChange={setText}
                max={90}
                remainingLabel={(left) => `Noch ${left} Zeichen`}
              />
            </LabelledField>
            <LabelledField label="Name der Klasse" error="Höchstens vier Zeichen, zum Beispiel 3a." required>
              <Input defaultValue="Fuchsklasse" />
            </LabelledField>
          </CardContent>
        </Card>
        <Card>
          <CardHeading title="Einstellungen" />
          <CardContent className="flex flex-col gap-4">
            <SearchInput label="Suchen" clearLabel="Suche leeren" value={query} onValueChange={setQuery} />
            <SegmentedControl
              label="Ansicht"
              value={view}
              onValueChange={setView}
              segments={[
                { value: 'table', label: 'Tabelle' },
                { value: 'chart', label: 'Diagramm' },
                { value: 'time', label: 'Verlauf' },
              ]}
            />
            <RadioGroupField
              label="Berechnung"
              look="cards"
              value={method}
              onValueChange={setMethod}
              options={[
                { value: 'latest', label: 'Neueste Einträge', hint: 'Die letzte Beobachtung jeder Kompetenz zählt.' },
                { value: 'all', label: 'Alle Einträge', hint: 'Gewichtetes Mittel über alle Leistungsbewertungen.' },
              ]}
            />
            <div className="flex items-center justify-between gap-4">
              <Label htmlFor="remind">Erinnern</Label>
              <Switch id="remind" checked={on} onCheckedChange={setOn} />
            </div>
            <div className="flex flex-col items-start">
              <CheckboxField checked={on} onCheckedChange={setOn} label="Kinder dieser Klasse verwalten" />
              <CheckboxField
                checked="indeterminate"
                onCheckedChange={setOn}
                label="Alle Fächer"
                hint="4 von 8 ausgewählt"
              />
              <CheckboxField checked={false} onCheckedChange={setOn} label="Zugriffsrechte weitergeben" disabled />
            </div>
          </CardContent>
        </Card>
      </div>
    </Page>
  )
}
