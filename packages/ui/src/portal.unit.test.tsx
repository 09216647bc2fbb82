import { expect, test } from 'bun:test'
import { createPortal } from 'react-dom'
import { PortalRoot, usePortalContainer } from './portal'
import { inDocument, page, render } from './testing/document'

inDocument()

function Overlay() {
  const container = usePortalContainer()
  return container && createPortal(<p role="status">Open</p>, container)
}
const areaPage = (mfe: string) => (
  <PortalRoot mfe={mfe}>
    <Overlay />
  </PortalRoot>
)

test('overlays of the next area have its styles, though React keeps what stood around those of the last one', () => {
  const { rerender } = render(areaPage('teacher'))
  rerender(areaPage('school-admin'))
  expect(page().getByRole('status').closest('[data-portal]')?.getAttribute('data-mfe')).toBe('school-admin')
  expect(document.querySelectorAll('[data-portal]')).toHaveLength(1)
})
