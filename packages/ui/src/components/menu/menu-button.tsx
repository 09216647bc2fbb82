import {
  type ComponentProps,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactElement,
  Suspense,
  useState,
} from 'react'

/** A menu for a trigger button; initially open. */
export type MenuOf<Props> = ComponentType<Props & { trigger: ReactElement }>

type Loader<Props> = () => Promise<{ default: MenuOf<Props> }>

export interface LazyMenu<Props> {
  readonly Menu: LazyExoticComponent<MenuOf<Props>>
  preload(): void
}

/** A menu whose code is loaded when its button is hovered, focused or pressed, to keep it out of the first page. */
export const lazyMenu = <Props,>(load: Loader<Props>): LazyMenu<Props> => ({
  Menu: lazy(load),
  preload: () => void load(),
})

type ButtonElement = ReactElement<ComponentProps<'button'>>

interface MenuButtonProps<Props> {
  menu: LazyMenu<Props>
  /** Gets the props that load and open the menu. */
  button(props: ComponentProps<'button'>): ButtonElement
  options: Props & object
  /** `aria-haspopup` of the button; default a menu. */
  popup?: 'menu' | 'dialog'
}

/** A button that opens a lazy menu. */
export function MenuButton<Props>({ menu, button, options, popup = 'menu' }: MenuButtonProps<Props>) {
  const [isRequested, setRequested] = useState(false)
  const { Menu, preload } = menu
  if (!isRequested)
    return button({
      'aria-haspopup': popup,
      'aria-expanded': false,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => setRequested(true),
    })
  return (
    <Suspense fallback={button({ 'aria-haspopup': popup, 'aria-busy': true })}>
      <Menu {...options} trigger={button({})} />
    </Suspense>
  )
}
