interface PaperCommentProps {
  label: string
  text: string
  colour: string
}

/** A comment beside a line; nothing if it is empty. */
export function PaperComment({ label, text, colour }: PaperCommentProps) {
  if (text.trim() === '') return null
  return (
    <div className="mt-[1em] border-l-2 pl-[1em]" style={{ borderColor: colour }}>
      <p className="text-[0.85em] text-muted-foreground">{label}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text.trim()}</p>
    </div>
  )
}
