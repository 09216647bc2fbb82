import Copy from 'lucide-react/icons/copy'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '../src/form/button'
import { Field } from '../src/form/field'
import { IconButton } from '../src/form/icon-button'
import { Input } from '../src/form/input'
import { Page } from '../src/layout/app-frame'
import { PageHeader } from '../src/layout/page-header'
import { Tabs } from '../src/layout/tabs'
import { ConfirmDialog } from '../src/overlay/confirm-dialog'
import { Dialog } from '../src/overlay/dialog'
import { DropdownMenu, MenuItem, MenuSeparator } from '../src/overlay/dropdown-menu'
import { Popover } from '../src/overlay/popover'
import { Sheet } from '../src/overlay/sheet'

export function OverlayPart() {
  const [open, setOpen] = useState(new URLSearchParams(location.search).get('open'))
  const [tab, setTab] = useState('class')
  const close = () => setOpen(null)
  return (
    <Page>
      <PageHeader title="Fenster und Menüs" />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          Fenster
        </Button>
        <Button variant="outline" onClick={() => setOpen('danger')}>
          Rückfrage
        </Button>
        <Button variant="outline" onClick={() => setOpen('sheet')}>
          Blatt
        </Button>
        <Popover label="Woher kommt das?" trigger={<Button variant="outline">Woher kommt das?</Button>}>
          <p className="font-medium">Mittel aus 6 Einträgen</p>
          <p className="mt-1 text-sm text-muted-foreground">
            3 Lernkontrollen (60 %), 3 Beobachtungen (40 %), gerundet auf „überwiegend“.
          </p>
        </Popover>
        <DropdownMenu
          trigger={
            <IconButton label="Mehr" variant="outline" quiet>
              <EllipsisVertical />
            </IconButton>
          }
        >
          <MenuItem>
            <Pencil /> Umbenennen
          </MenuItem>
          <MenuItem>
            <Copy /> Als Vorlage speichern
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger">
            <Trash2 /> Löschen
          </MenuItem>
        </DropdownMenu>
      </div>
      <Tabs
        label="Einstellungen"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'class', label: 'Klasse', content: <p>Name, Stufe und Schuljahr.</p> },
          { value: 'team', label: 'Klassenteam', content: <p>Wer was sehen und eintragen darf.</p> },
          { value: 'visual', label: 'Leistungsvisualisierungen', content: <p>Bilder der Stufen.</p> },
        ]}
      />
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Klasse umbenennen"
        description="Der Name steht auf jedem Bericht, der ab jetzt entsteht."
        closeLabel="Schließen"
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Abbrechen
            </Button>
            <Button onClick={close}>Namen speichern</Button>
          </>
        }
      >
        <Field label="Name" hint="Höchstens vier Zeichen">
          <Input defaultValue="3a" />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={open === 'danger'}
        title="Klasse 3a endgültig löschen?"
        description="Mit ihr gehen 24 Kinderzuordnungen, 1.248 Beobachtungen und 22 Berichte. Das lässt sich nicht rückgängig machen."
        declineLabel="Klasse behalten"
        confirmLabel="Klasse löschen"
        theme="danger"
        onConfirm={close}
        onDecline={close}
      />
      <Sheet
        open={open === 'sheet'}
        onOpenChange={close}
        title="Emma-Luise von Hohenfels"
        description="Stammdaten und Klassen"
        closeLabel="Schließen"
        footer={<Button onClick={close}>Änderungen speichern</Button>}
      >
        <div className="grid gap-5">
          <Field label="Vorname" required>
            <Input defaultValue="Emma-Luise" />
          </Field>
          <Field label="Nachname" required>
            <Input defaultValue="von Hohenfels" />
          </Field>
        </div>
      </Sheet>
    </Page>
  )
}
