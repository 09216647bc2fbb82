import { expect, test } from 'bun:test'
import { Component, type ReactNode } from 'react'
import { Later, LaterComponent } from './later-component'
import { act, found, inDocument, page, render } from './testing/document'

inDocument()

const Greeting = ({ name }: { name: string }) => <p>Good morning, {name}</p>

/** Shows that what is in it could not be drawn. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <p>Failed</p> : this.props.children
  }
}

test('what is read before it is shown is drawn in the same step', async () => {
  const greeting = new LaterComponent(async () => Greeting)
  greeting.prefetch()
  await act(() => Promise.resolve())
  render(<Later component={greeting} props={{ name: 'Ada' }} />)
  expect(page().getByText('Good morning, Ada')).toBeDefined()
})

test('what is shown before it is read appears once, and is read once', async () => {
  let reads = 0
  const greeting = new LaterComponent(async () => {
    reads += 1
    return Greeting
  })
  const { container } = render(<Later component={greeting} props={{ name: 'Ada' }} />)
  expect(container.textContent).toBe('')
  await found(() => page().getByText('Good morning, Ada'))
  greeting.prefetch()
  expect(reads).toBe(1)
})

for (const [isOptional, shown] of [
  [false, 'Failed'],
  [true, ''],
] as const)
  test(`a file that cannot be read ${isOptional ? 'leaves out what is optional' : 'is an error'}, and is read again`, async () => {
    let reads = 0
    const greeting = new LaterComponent(async () => {
      reads += 1
      if (reads === 1) throw new Error('offline')
      return Greeting
    })
    const visible = (
      <Boundary>
        <Later component={greeting} props={{ name: 'Ada' }} isOptional={isOptional} />
      </Boundary>
    )
    const { container, unmount } = render(visible)
    await act(() => new Promise((resolve) => setTimeout(resolve, 1)))
    expect(container.textContent).toBe(shown)
    unmount()
    render(visible)
    await found(() => page().getByText('Good morning, Ada'))
    expect(reads).toBe(2)
  })
