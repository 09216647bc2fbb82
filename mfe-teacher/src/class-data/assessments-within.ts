interface Span {
  readonly id: string
  readonly start: string
  readonly end: string
}

/** Assessments of a term, or of all terms of a year; without a span, all of them. Spans are terms and years. */
export const assessmentsWithin = <Assessment extends { readonly schoolTermId: string | null }>(
  assessments: readonly Assessment[],
  spans: readonly Span[],
  spanId: string | null | undefined,
): readonly Assessment[] => {
  const span = spans.find(({ id }) => id === spanId)
  if (!span) return assessments
  const within = new Set(spans.flatMap(({ id, start, end }) => (span.start <= start && end <= span.end ? [id] : [])))
  return assessments.filter(({ schoolTermId }) => schoolTermId !== null && within.has(schoolTermId))
}
