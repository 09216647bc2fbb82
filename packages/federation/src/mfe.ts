import { resolve } from 'node:path'
import type { AreaName, UnitName } from '@lernspur/contracts/registry.contract'
import { unitNamed, unitNames } from './build'
import { buildArea } from './build/build-area'
import { root } from './configuration/workspace'
import { copyRelease } from './release/copy-release'
import { promote } from './release/promote'
import { rollback } from './release/rollback'
import { statusOf } from './release/status'
import { switchArea } from './release/switch-area'

const usage = `Usage: bun mfe <command> <area> [version]
  release <area>            builds it and puts it into the data folder; pages keep what they have
  promote <area> [version]  gives new pages that version, else the newest released one
  rollback <area>           gives new pages the version before
  disable <area>            switches it off for new pages
  enable <area>             switches it on again
  status [area]             what new pages get, and what lies ready
Areas: ${unitNames.join(', ')}. The data folder is LERNSPUR_DATA, else .data, seen from the checkout.`

type Command = (dataDir: string, unit: UnitName, version: string | undefined) => Promise<string>

const areaOnly = (unit: UnitName): AreaName => {
  if (unit === 'shell') throw new Error('The shell cannot be switched off.')
  return unit
}

const line = async (dataDir: string, unit: UnitName) => {
  const { state, current, fallback, released } = await statusOf(dataDir, unit)
  return `${unit}: ${state}, current ${current ?? '-'}, before ${fallback ?? '-'}, released ${released.join(' ') || '-'}`
}

const commands: Readonly<Record<string, Command>> = {
  release: async (dataDir, unit) => {
    const built = await buildArea(unit)
    const isNew = await copyRelease(dataDir, built)
    return `${unit} ${built.version} ${isNew ? 'is released' : 'was released before'}`
  },
  promote: async (dataDir, unit, version) => `${unit} ${await promote(dataDir, unit, version)} is what new pages get`,
  rollback: async (dataDir, unit) => {
    await rollback(dataDir, unit)
    return await line(dataDir, unit)
  },
  disable: async (dataDir, unit) => {
    await switchArea(dataDir, areaOnly(unit), 'disabled')
    return `${unit} is off for new pages`
  },
  enable: async (dataDir, unit) => {
    await switchArea(dataDir, areaOnly(unit), 'enabled')
    return `${unit} is on for new pages`
  },
  status: line,
}

const run = async ([name = '', area, version]: readonly string[]): Promise<string> => {
  const dataDir = resolve(root, process.env.LERNSPUR_DATA || '.data')
  if (name === 'status' && !area) return (await Promise.all(unitNames.map((unit) => line(dataDir, unit)))).join('\n')
  const command = commands[name]
  return command && area ? await command(dataDir, unitNamed(area), version) : usage
}

if (import.meta.main) {
  try {
    console.log(await run(process.argv.slice(2)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
