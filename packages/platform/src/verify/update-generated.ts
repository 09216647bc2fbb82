import { programCallsStage } from './program-calls'
import { updateReportsStage } from './public-types/stage'
import { schemaPagesStage } from './schema-pages'
import { runStages } from './stage'
import { wordsOfCallsStage } from './words-of-calls'

/** Regenerates committed files that are derived from sources; true if all could be written. */
export const updateGenerated = (): Promise<boolean> =>
  runStages([wordsOfCallsStage, programCallsStage, updateReportsStage, schemaPagesStage])
