import Bell from 'lucide-react/icons/bell'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import House from 'lucide-react/icons/house'
import Settings from 'lucide-react/icons/settings'
import Users from 'lucide-react/icons/users'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../src/components/button/icon-button'
import { CommandPalette } from '../src/components/command/command-palette'
import { PersonAvatar } from '../src/components/data/person-avatar'
import { StatusLine } from '../src/components/feedback/status-line'
import { AppFrame } from '../src/components/layout/app-frame'
import { BottomBar, BottomBarButton, BottomBarLink } from '../src/components/layout/bottom-bar'
import { Rail, RailLink, RailSection } from '../src/components/layout/rail'
import { ClassChip, RailSwitcher } from '../src/components/layout/rail-switcher'
import { SearchButton, TopBar } from '../src/components/layout/top-bar'
import { MenuChoices } from '../src/components/menu/menu-choices'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../src/components/ui/dropdown-menu'
import { competences } from './samples'

/** A signed-in teacher's frame; the rail navigates the sections of the gallery. */
export function Frame({ part, theme, children }: { part: string; theme: string | null; children: ReactNode }) {
  const [searching, setSearching] = useState(false)
  const to = (name: string) => ({
    href: `?part=${name}${theme === null ? '' : `&theme=${theme}`}`,
    active: part === name,
  })
  const rail = (
    <Rail
      label="Hauptnavigation"
      header={
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <RailSwitcher chip="3a" title="Grundschule am Lindenberg" subtitle="Fuchsklasse" />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <MenuChoices label="Klassen" value="3a" onValueChange={() => {}}>
              <DropdownMenuRadioItem value="3a">3a · Fuchsklasse</DropdownMenuRadioItem>
              <DropdownMenuRadioItem value="3b">3b · Eichhörnchenklasse</DropdownMenuRadioItem>
            </MenuChoices>
            <DropdownMenuSeparator />
            <DropdownMenuItem>Alle Klassen</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      }
    >
      <RailSection>
        <RailLink icon={<House />} {...to('home')}>
          Heute
        </RailLink>
      </RailSection>
      <RailSection heading="Klasse 3a">
        <RailLink icon={<Grid3x3 />} {...to('matrix')}>
          Kompetenzen
        </RailLink>
        <RailLink icon={<Users />} {...to('data')}>
          Kinder
        </RailLink>
        <RailLink icon={<ChartNoAxesColumn />} {...to('form')}>
          Auswertung
        </RailLink>
        <RailLink icon={<FileText />} {...to('feedback')} count={3}>
          Lernentwicklungsberichte
        </RailLink>
      </RailSection>
      <RailSection heading="Schule">
        <RailLink icon={<Settings />} {...to('overlay')}>
          Schuleinstellungen
        </RailLink>
      </RailSection>
    </Rail>
  )
  return (
    <AppFrame
      skipLabel="Zum Inhalt springen"
      rail={rail}
      topBar={
        <TopBar
          leading={<ClassChip>3a</ClassChip>}
          search={<SearchButton label="Suchen" keys="Strg K" onClick={() => setSearching(true)} />}
          status={
            <StatusLine state="saved" actionLabel="Rückgängig">
              Gespeichert 10:42
            </StatusLine>
          }
          actions={
            <>
              <IconButton label="Mitteilungen">
                <Bell />
              </IconButton>
              <IconButton label="Konto" quiet>
                <PersonAvatar name="Hanna Öztürk" size={32} />
              </IconButton>
            </>
          }
        />
      }
      bottomBar={
        <BottomBar label="Hauptnavigation">
          <BottomBarLink icon={<House />} {...to('home')}>
            Heute
          </BottomBarLink>
          <BottomBarLink icon={<Grid3x3 />} {...to('matrix')}>
            Kompetenzen
          </BottomBarLink>
          <BottomBarButton icon={<Eye />}>Beobachten</BottomBarButton>
          <BottomBarLink icon={<Users />} {...to('data')}>
            Kinder
          </BottomBarLink>
          <BottomBarButton icon={<Ellipsis />}>Mehr</BottomBarButton>
        </BottomBar>
      }
    >
      {children}
      <CommandPalette
        open={searching}
        onOpenChange={setSearching}
        label="Alles durchsuchen"
        placeholder="Kind, Klasse oder Seite"
        items={competences}
        empty="Dazu gibt es nichts."
        onSelect={() => setSearching(false)}
      />
    </AppFrame>
  )
}
