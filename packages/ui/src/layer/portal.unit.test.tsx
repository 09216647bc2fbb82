import { expect, test } from 'bun:test'
import { act, inDocument, page, render } from '../testing/document'
import { PortalRoot } from './portal'
import { Tooltip } from './tooltip'

inDocument()

const areaPage = (mfe: string) => (
  <PortalRoot mfe={mfe}>
    <Tooltip text={mfe}>
      <button type="button">Open</button>
    </Tooltip>
  </PortalRoot>
)

test('overlays of the next area have its styles, though React keeps what stood around those of the last one', () => {
  const { rerender } = render(areaPage('teacher'))
  rerender(areaPage('school-admin'))
  act(() => page().getByRole('button').focus())
  expect(page().getByRole('tooltip').closest('[data-portal]')?.getAttribute('data-mfe')).toBe('school-admin')
  expect(document.querySelectorAll('[data-portal]')).toHaveLength(1)
})
