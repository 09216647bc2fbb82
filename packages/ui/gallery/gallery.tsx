import { createRoot } from 'react-dom/client'
import { PortalRoot } from '../src/portal'
import { Frame } from './frame'
import { sections } from './sections'

const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
if (theme !== null) document.documentElement.dataset.theme = theme
const Section = sections[asked.get('part') ?? 'home'] ?? sections.home
const root = document.getElementById('root')

if (root !== null && Section !== undefined) {
  createRoot(root).render(
    <PortalRoot>
      <Frame part={asked.get('part') ?? 'home'} theme={theme}>
        <Section />
      </Frame>
    </PortalRoot>,
  )
}
