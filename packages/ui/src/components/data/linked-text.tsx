const address = /(https:\/\/[^\s<>"']*[^\s<>"'.,;:!?()])/

/** Plain text whose URLs become links that open in a new tab; line breaks stay. Nothing else is interpreted. */
export function LinkedText({ children }: { children: string }) {
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      {children.split(address).map((part, index) =>
        index % 2 === 1 ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
            key={index}
            href={part}
            target="_blank"
            rel="noopener noreferrer"
            className="underline decoration-current/40 underline-offset-4 hover:decoration-current"
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </span>
  )
}
