import {
  type ComponentProps,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactElement,
  Suspense,
  useState,
} from 'react'

/** A menu, given the button that opens it; it opens at once. */
export type MenuOf<Props> = ComponentType<Props & { trigger: ReactElement }>

type Loader<Props> = () => Promise<{ default: MenuOf<Props> }>

export interface LazyMenu<Props> {
  readonly Menu: LazyExoticComponent<MenuOf<Props>>
  preload(): void
}

/** A menu whose code is fetched when somebody reaches for its button, so that the first page does not carry it. */
export const lazyMenu = <Props,>(load: Loader<Props>): LazyMenu<Props> => ({
  Menu: lazy(load),
  preload: () => void load(),
})

type ButtonElement = ReactElement<ComponentProps<'button'>>

interface MenuButtonProps<Props> {
  menu: LazyMenu<Props>
  /** Given what makes it fetch and open the menu. */
  button(props: ComponentProps<'button'>): ButtonElement
  options: Props & object
  /** What opens; a menu unless said. */
  popup?: 'menu' | 'dialog'
}

/** A button that opens a lazy menu. */
export function MenuButton<Props>({ menu, button, options, popup = 'menu' }: MenuButtonProps<Props>) {
  const [asked, setAsked] = useState(false)
  const { Menu, preload } = menu
  if (!asked)
    return button({
      'aria-haspopup': popup,
      'aria-expanded': false,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => setAsked(true),
    })
  return (
    <Suspense fallback={button({ 'aria-haspopup': popup, 'aria-busy': true })}>
      <Menu {...options} trigger={button({})} />
    </Suspense>
  )
}
