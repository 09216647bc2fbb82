import * as z from 'zod/mini'

/** Versions of the format that are known; fields that are filled are the same in both. */
export const enmRevisions: readonly number[] = [1, 2]

const enmId = z.int()
const text = z.optional(z.nullable(z.string()))
/** When a field was changed, by the clock of the Land; empty for never. */
const time = z.optional(z.nullable(z.string().check(z.regex(/^(\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d{1,9})?)?$/))))
const count = z.optional(z.nullable(z.int()))

/** Columns of a competence. */
export const enmColumns = 5

const enmFormatStudentSchema = z.object({
  id: enmId,
  klasseID: z.optional(z.nullable(enmId)),
  nachname: text,
  vorname: text,
  lernabschnitt: z.object({
    fehlstundenGesamt: count,
    tsFehlstundenGesamt: time,
    fehlstundenGesamtUnentschuldigt: count,
    tsFehlstundenGesamtUnentschuldigt: time,
  }),
  leistungsdaten: z.array(
    z.object({
      lerngruppenID: enmId,
      note: text,
      tsNote: time,
      fachbezogeneBemerkungen: text,
      tsFachbezogeneBemerkungen: time,
    }),
  ),
  ankreuzkompetenzen: z.optional(
    z.nullable(
      z.array(
        z.object({
          kompetenzID: z.optional(z.nullable(enmId)),
          stufen: z.array(z.boolean()).check(z.minLength(enmColumns), z.maxLength(enmColumns)),
          tsStufe: time,
        }),
      ),
    ),
  ),
  bemerkungen: z.object({
    ASV: text,
    tsASV: time,
    ZB: text,
    tsZB: time,
    schulformEmpf: text,
    tsSchulformEmpf: time,
    individuelleVersetzungsbemerkungen: text,
    tsIndividuelleVersetzungsbemerkungen: time,
  }),
})
export type EnmFormatStudent = z.infer<typeof enmFormatStudentSchema>

/**
 * What is read of an ENM file of SVWS-NRW, in the words of that format; there may be more of everything. Whoever changes
 * a file changes its text, and not this (rule enm.5).
 */
export const enmFormatSchema = z.object({
  enmRevision: z.int(),
  schulnummer: z.int().check(z.minimum(1), z.maximum(999_999)),
  /** The year in which the school year begins. */
  schuljahr: z.int().check(z.minimum(2000), z.maximum(2200)),
  /** 2 for half-years, 4 for quarters. */
  anzahlAbschnitte: z.int().check(z.minimum(2), z.maximum(4)),
  aktuellerAbschnitt: z.int().check(z.minimum(1), z.maximum(4)),
  /** The teacher for whom the file is; null for all. */
  lehrerID: z.optional(z.nullable(enmId)),
  noten: z.array(z.object({ kuerzel: text })),
  klassen: z.array(z.object({ id: enmId, kuerzel: text, kuerzelAnzeige: text })),
  faecher: z.array(z.object({ id: enmId, kuerzel: text, kuerzelAnzeige: text, bezeichnung: text })),
  ankreuzkompetenzen: z.optional(
    z.nullable(
      z.object({
        textStufen: z.array(z.nullable(z.string())).check(z.minLength(enmColumns), z.maxLength(enmColumns)),
        kompetenzen: z.array(z.object({ id: enmId, fachID: z.optional(z.nullable(enmId)), text: z.string() })),
      }),
    ),
  ),
  lerngruppen: z.array(z.object({ id: enmId, fachID: enmId })),
  schueler: z.array(enmFormatStudentSchema).check(z.maxLength(5000)),
})
export type EnmFormat = z.infer<typeof enmFormatSchema>
