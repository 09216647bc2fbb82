import Copy from 'lucide-react/icons/copy'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { IconButton } from '../src/components/button/icon-button'
import { ConfirmDialog } from '../src/components/dialog/confirm-dialog'
import { ModalDialog } from '../src/components/dialog/modal-dialog'
import { SideSheet } from '../src/components/dialog/side-sheet'
import { LabelledField } from '../src/components/form/labelled-field'
import { Page } from '../src/components/layout/app-frame'
import { PageHeader } from '../src/components/layout/page-header'
import { CellPopover } from '../src/components/matrix/cell-popover'
import { Button } from '../src/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../src/components/ui/dropdown-menu'
import { Input } from '../src/components/ui/input'
import { Popover, PopoverContent, PopoverTrigger } from '../src/components/ui/popover'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../src/components/ui/tabs'

export function OverlayPart() {
  const [open, setOpen] = useState(new URLSearchParams(location.search).get('open'))
  const [cell, setCell] = useState<HTMLElement | null>(null)
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
        <Button variant="outline" onClick={({ currentTarget }) => setCell(currentTarget)}>
          Zelle
        </Button>
        {cell && (
          <CellPopover anchor={cell} label="Emma-Luise: liest sinnentnehmend" onClose={() => setCell(null)}>
            <p className="font-medium">Emma-Luise von Hohenfels</p>
            <p className="text-sm text-muted-foreground">liest altersgemäße Texte sinnentnehmend</p>
          </CellPopover>
        )}
        <Popover>
          <PopoverTrigger asChild>
            <Button variant="outline">Woher kommt das?</Button>
          </PopoverTrigger>
          <PopoverContent aria-label="Woher kommt das?">
            <p className="font-medium">Mittel aus 6 Einträgen</p>
            <p className="mt-1 text-sm text-muted-foreground">
              3 Lernkontrollen (60 %), 3 Beobachtungen (40 %), gerundet auf „überwiegend“.
            </p>
          </PopoverContent>
        </Popover>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label="Mehr" variant="outline" quiet>
              <EllipsisVertical />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem>
              <Pencil /> Umbenennen
            </DropdownMenuItem>
            <DropdownMenuItem>
              <Copy /> Als Vorlage speichern
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem variant="destructive">
              <Trash2 /> Löschen
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label="Einstellungen">
          <TabsTrigger value="class">Klasse</TabsTrigger>
          <TabsTrigger value="team">Klassenteam</TabsTrigger>
          <TabsTrigger value="visual">Leistungsvisualisierungen</TabsTrigger>
        </TabsList>
        <TabsContent value="class">Name, Stufe und Schuljahr.</TabsContent>
        <TabsContent value="team">Wer was sehen und eintragen darf.</TabsContent>
        <TabsContent value="visual">Bilder der Stufen.</TabsContent>
      </Tabs>
      <ModalDialog
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
        <LabelledField label="Name" hint="Höchstens vier Zeichen">
          <Input defaultValue="3a" />
        </LabelledField>
      </ModalDialog>
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
      <SideSheet
        open={open === 'sheet'}
        onOpenChange={close}
        title="Emma-Luise von Hohenfels"
        description="Stammdaten und Klassen"
        closeLabel="Schließen"
        footer={<Button onClick={close}>Änderungen speichern</Button>}
      >
        <div className="grid gap-5">
          <LabelledField label="Vorname" required>
            <Input defaultValue="Emma-Luise" />
          </LabelledField>
          <LabelledField label="Nachname" required>
            <Input defaultValue="von Hohenfels" />
          </LabelledField>
        </div>
      </SideSheet>
    </Page>
  )
}
