import { openPlace, type PlaceOptions } from '../place'
import { localAuthor } from '../registry/author'
import { releaseBuild } from '../release-build'
import { sweep } from '../sweep'
import { areaBuild } from './sample-build'

// Releases, promotes, goes back and sweeps without end, until it is killed.
const options = JSON.parse(process.argv[2] ?? '') as PlaceOptions
const place = openPlace(options)
const by = localAuthor('drill')
const teacher = { kind: 'area', name: 'teacher' } as const
console.log('at work')
for (let number = Number(process.argv[3]); ; number += 1) {
  const build = await areaBuild('teacher', number, {}, 40)
  await releaseBuild(place, build, by)
  await place.registry.promote(teacher, build.manifest.version, { by })
  if (number % 2 === 0) await place.registry.rollback(teacher, { by })
  await sweep(place)
}
