const address = /(https:\/\/[^\s<>"']*[^\s<>"'.,;:!?()])/

/** Plain text whose addresses are links, in a tab of their own; line breaks stay. Nothing else in it has a meaning. */
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
