import { newId, stampedAt, type TenantWriter } from '../tenant-writer'
import { levelFaces, type ScalePlan, scalePlans } from './scale-plan'

/** A scale with its database ids; the first one belongs to level 1. */
export interface ScaleRecord {
  readonly id: string
  readonly plan: ScalePlan
  readonly levelIds: readonly string[]
}

/** Writes all scales as templates of the school (no class) or as copies for a class. */
export const writeScales = async (
  writer: TenantWriter,
  schoolClassId: string | null,
  origins: readonly ScaleRecord[],
  instant: string,
): Promise<readonly ScaleRecord[]> => {
  const scales = scalePlans.map((plan) => ({ id: newId(), plan, levelIds: plan.labels.map(newId) }))
  await writer.insert(
    'performance_visual',
    scales.map(({ id, plan }) => ({
      id,
      name: plan.name,
      schoolClassId,
      isTemplate: schoolClassId === null,
      originId: origins.find((origin) => origin.plan === plan)?.id ?? null,
      ...stampedAt(instant),
    })),
  )
  await writer.insert(
    'performance_level',
    scales.flatMap((scale) =>
      levelFaces(scale.plan).map((face, index) => ({
        id: scale.levelIds[index],
        performanceVisualId: scale.id,
        ...face,
        ...stampedAt(instant),
      })),
    ),
  )
  return scales
}
