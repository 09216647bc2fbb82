import { updateReportsStage } from './public-types/stage'
import { schemaPagesStage } from './schema-pages'
import { runStages } from './stage'
import { wordsOfCallsStage } from './words-of-calls'

/** Writes again what is derived from the sources and kept beside them; true when all of it could be written. */
export const updateGenerated = (): Promise<boolean> =>
  runStages([wordsOfCallsStage, updateReportsStage, schemaPagesStage])
