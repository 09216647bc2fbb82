interface LegalSourceProps {
  /** Laws and decrees are quoted in German in every language of the page. */
  source: string
  sourceUrl: string | null
  /** Text of the link. */
  link: string
}

/** A law or a decree by its name, and where it can be read. */
export function LegalSource({ source, sourceUrl, link }: LegalSourceProps) {
  return (
    <p className="text-sm wrap-anywhere text-muted-foreground">
      <span lang="de">{source}</span>{' '}
      {sourceUrl && (
        <a href={sourceUrl} target="_blank" rel="noreferrer" className="underline">
          {link}
        </a>
      )}
    </p>
  )
}
