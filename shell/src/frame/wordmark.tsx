/** Name and logo of the product: a path that rises in steps. */
export function Wordmark() {
  return (
    <p className="flex items-center gap-2.5 text-lg font-semibold tracking-[-0.01em]" translate="no">
      <svg aria-hidden viewBox="0 0 32 32" className="size-8 text-primary" fill="currentColor">
        <circle cx="5.5" cy="25" r="2.5" />
        <circle cx="13" cy="20.5" r="3.25" />
        <circle cx="22.5" cy="12" r="5" />
      </svg>
      Lernspur
    </p>
  )
}
