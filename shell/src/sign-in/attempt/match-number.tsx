/** The number that the waiting page and the page of the link both show (rule attempt.5). */
export function MatchNumber({ label, number }: { label: string; number: string }) {
  return (
    <p className="flex items-center justify-between gap-4 rounded-lg border bg-card px-4 py-3 text-sm">
      <span>{label}</span>
      <strong className="text-xl font-semibold tabular-nums">{number}</strong>
    </p>
  )
}
