import { createRoot } from 'react-dom/client'
import { PortalRoot } from '../src/portal'
import { Frame } from './frame'
import { sections } from './sections'

const requested = new URLSearchParams(location.search)
const theme = requested.get('theme')
if (theme !== null) document.documentElement.dataset.theme = theme
const Section = sections[requested.get('part') ?? 'home'] ?? sections.home
const root = document.getElementById('root')

if (root !== null && Section !== undefined) {
  createRoot(root).render(
    <PortalRoot>
      <Frame part={requested.get('part') ?? 'home'} theme={theme}>
        <Section />
      </Frame>
    </PortalRoot>,
  )
}
