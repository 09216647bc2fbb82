import type { ReactNode } from 'react'

interface AppFrameProps {
  /** Text of the skip link: "Zum Inhalt springen". */
  skipLabel: string
  /** Rail, from 768 px. */
  rail: ReactNode
  topBar: ReactNode
  /** BottomBar, under 768 px. */
  bottomBar: ReactNode
  /** A banner above everything, such as "ohne Verbindung" or a developer's override. */
  banner?: ReactNode | undefined
  children: ReactNode
}

/**
 * The frame of every page of a signed-in user. The page scrolls; rail and bars are fixed, except in a low window: the
 * bar below from what 200 % zoom leaves of a small screen, the one above from what 400 % leaves.
 */
export function AppFrame({ skipLabel, rail, topBar, bottomBar, banner, children }: AppFrameProps) {
  return (
    <div className="flex min-h-dvh [@media(height<32rem)]:max-md:flex-col">
      <SkipLink target="content">{skipLabel}</SkipLink>
      {rail}
      <div className="flex min-w-0 flex-1 flex-col">
        {banner}
        {topBar}
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 flex-1 pb-20 outline-none md:pb-0 [@media(height<32rem)]:pb-0"
        >
          {children}
        </main>
      </div>
      {bottomBar}
    </div>
  )
}

/** First Tab stop of the page: skips the frame. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      href={`#${target}`}
      data-frame=""
      onClick={(event) => {
        const element = document.getElementById(target)
        if (element === null) return
        event.preventDefault()
        element.focus()
      }}
      className="fixed top-3 left-3 z-60 -translate-y-20 rounded-md bg-primary px-4 py-2.5 font-medium text-primary-foreground focus:translate-y-0"
    >
      {children}
    </a>
  )
}

/** Width and margins of a page's content. Matrix and tables may use the full width. */
export function Page({
  children,
  width = 'default',
  isDense = false,
}: {
  children: ReactNode
  width?: 'default' | 'text' | 'full' | undefined
  /** Smaller margins above and below, where every line counts; a column that is as high as the screen at least. */
  isDense?: boolean | undefined
}) {
  const widths = { default: 'mx-auto w-full max-w-300', text: 'mx-auto w-full max-w-176', full: '' }
  // A dense page fills the screen, so that a bar at its end stands at the end of the screen.
  const layout = isDense
    ? 'flex min-h-[calc(100dvh-8.5rem)] flex-col gap-2 pt-3 pb-6 md:min-h-[calc(100dvh-3.5rem)]'
    : // In a low window, such as at 200 % zoom, less space above leaves room for what the page is about.
      'grid grid-cols-1 gap-6 py-6 md:py-8 [@media(height<32rem)]:gap-3 [@media(height<32rem)]:py-3'
  return <div className={`px-4 md:px-8 ${layout} ${widths[width]}`}>{children}</div>
}
