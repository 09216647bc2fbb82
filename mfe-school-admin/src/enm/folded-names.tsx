/** Names below a line that unfolds to them; nothing without any. */
export function FoldedNames({ summary, names }: { summary: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <details className="rounded-md border px-4 py-2">
      <summary className="cursor-pointer py-1.5 font-medium">{summary}</summary>
      <ul className="grid gap-1 py-2 text-sm">
        {[...new Set(names)].map((name) => (
          <li key={name} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </details>
  )
}
