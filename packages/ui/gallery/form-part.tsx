import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Checkbox } from '../src/choice/checkbox'
import { Combobox } from '../src/choice/combobox'
import { RadioGroup } from '../src/choice/radio-group'
import { SegmentedControl } from '../src/choice/segmented-control'
import { Select } from '../src/choice/select'
import { Switch } from '../src/choice/switch'
import { Button } from '../src/form/button'
import { DateInput } from '../src/form/date-input'
import { Field } from '../src/form/field'
import { IconButton } from '../src/form/icon-button'
import { Input } from '../src/form/input'
import { SearchInput } from '../src/form/search-input'
import { Textarea } from '../src/form/textarea'
import { Page } from '../src/layout/app-frame'
import { Card, CardBody, CardHeader } from '../src/layout/card'
import { PageHeader } from '../src/layout/page-header'
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
          <CardHeader title="Beobachtung" description="Was gesehen wurde, und wann" />
          <CardBody className="flex flex-col gap-5">
            <Field label="Kompetenz" hint="Zuletzt benutzte stehen oben.">
              <Combobox
                items={competences}
                value={competence}
                onValueChange={setCompetence}
                placeholder="Kompetenz wählen"
                searchLabel="Kompetenz suchen"
                searchPlaceholder="Tippen, um zu suchen"
                empty="Keine Kompetenz passt dazu."
              />
            </Field>
            <div className="grid gap-5 sm:grid-cols-2">
              <Field label="Beobachtet am">
                <DateInput value={day} onValueChange={setDay} />
              </Field>
              <Field label="Halbjahr">
                <Select options={semesters} value={semester} onValueChange={setSemester} />
              </Field>
            </div>
            <Field label="Notiz" optional="freiwillig">
              <Textarea
                value={text}
                onValueChange={setText}
                max={90}
                remainingLabel={(left) => `Noch ${left} Zeichen`}
              />
            </Field>
            <Field label="Name der Klasse" error="Höchstens vier Zeichen, zum Beispiel 3a." required>
              <Input defaultValue="Fuchsklasse" />
            </Field>
          </CardBody>
        </Card>
        <Card>
          <CardHeader title="Einstellungen" />
          <CardBody className="flex flex-col gap-4">
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
            <RadioGroup
              label="Berechnung"
              look="cards"
              value={method}
              onValueChange={setMethod}
              options={[
                { value: 'latest', label: 'Neueste Einträge', hint: 'Die letzte Beobachtung jeder Kompetenz zählt.' },
                { value: 'all', label: 'Alle Einträge', hint: 'Gewichtetes Mittel über alle Leistungsbewertungen.' },
              ]}
            />
            <Switch
              checked={on}
              onCheckedChange={setOn}
              label="Erinnern"
              hint="Eine Mitteilung, wenn ein Kind lange nicht gesehen wurde."
            />
            <div className="flex flex-col items-start">
              <Checkbox checked={on} onCheckedChange={setOn} label="Kinder dieser Klasse verwalten" />
              <Checkbox checked="indeterminate" onCheckedChange={setOn} label="Alle Fächer" hint="4 von 8 ausgewählt" />
              <Checkbox checked={false} onCheckedChange={setOn} label="Zugriffsrechte weitergeben" disabled />
            </div>
          </CardBody>
        </Card>
      </div>
    </Page>
  )
}
