/** A verb as help describes it. */
interface Verb {
  /** The arguments after the verb. */
  readonly usage: string
  readonly summary: string
}

// Imports nothing, so that help does not wait for anything.

/** All verbs that run on the registry, in the order of a release. */
const verbs = {
  check: {
    usage: '<unit>',
    summary: 'builds it and says what would break if it became live',
  },
  release: {
    usage: '<unit|all> [--link <address>] [--dirty]',
    summary: 'builds it and puts it into the registry; what is live stays; --dirty: with what is in no commit',
  },
  canary: {
    usage: '<unit> <version>… [--weight 10] [--from <version>]',
    summary: 'gives versions to a share of users, in per cent, several as one; --weight 0 ends it',
  },
  promote: {
    usage: '<unit> <version>… [--from <version>] [--retire] | all [--retire]',
    summary: 'makes versions live for everybody, together; without one, the canary. `all`: what release all built here',
  },
  rollback: {
    usage: '<unit>… [--from <version>,…]',
    summary: 'makes the version before live again; several units go back together',
  },
  retire: {
    usage: '<unit>…',
    summary:
      'lets the version before go: nothing is held against it any more, and open pages of it are asked to reload',
  },
  pin: {
    usage: '<unit> <version> --school <id> | <unit> --school <id> --off',
    summary: 'keeps a school on a version, whatever is live for others; --off lets it follow again',
  },
  flag: {
    usage: '<area> <flag> --weight <per cent> | --school <id> [--off] | --off',
    summary: 'shows what an area hides behind a flag to a share of users or to a school; --off hides it again',
  },
  preview: {
    usage: '<area> <version> [--hours 24]',
    summary: 'gives an address that shows a released version to whoever is signed in there and agrees',
  },
  disable: {
    usage: '<area>',
    summary: 'switches an area off for new pages',
  },
  enable: {
    usage: '<area>',
    summary: 'switches an area on again',
  },
  status: {
    usage: '[unit]',
    summary: 'what is live of a unit, or of all, and what lies ready',
  },
  why: {
    usage: '<unit>',
    summary: 'who made the live version live, when and why',
  },
  history: {
    usage: '[unit] [--limit 20]',
    summary: 'who did what and why, the newest first',
  },
} as const satisfies Readonly<Record<string, Verb>>
export type VerbName = keyof typeof verbs

/** Whether that verb runs on the registry. */
export const isVerb = (name: string | undefined): name is VerbName => name !== undefined && Object.hasOwn(verbs, name)

/** Verbs that do not run on the registry; the program with all verbs runs them itself. */
const ofProgram: Readonly<Record<string, Verb>> = {
  migrate: { usage: '[<service> <version>]', summary: 'applies the migrations of a released service' },
  dev: { usage: '<area> [--shell <url>]', summary: 'shows the area of this checkout in a running shell, save by save' },
  new: {
    usage: '<area> [<German title>] [--service] [--slot <slots>]',
    summary: 'writes a new area into this checkout; --service: with a service of its own; --slot: with pages in slots',
  },
  remove: { usage: '<area>', summary: 'removes an area from this checkout' },
  team: { usage: 'add|change|list|history|key …', summary: 'teams that release units of their own by a key' },
  pack: { usage: '<folder>', summary: 'packs what areas are built with, for a team outside of this checkout' },
}

/** What can be typed. */
export const usage = `Usage: bun mfe <verb> <unit> [options]
${Object.entries({ ...verbs, ...ofProgram })
  .map(([name, { usage: words, summary }]) => `  ${`${name} ${words}`.padEnd(58)} ${summary}`)
  .join('\n')}
With a --help of their own: migrate, dev, new, remove, team and pack.
Options of all: --why "<reason>"  --dry-run  --json  --help
Ends with 0 when it is as asked, 1 on a failure, 2 when not understood, 3 when somebody else was faster, 4 when it does
not fit. Runs on the data folder LERNSPUR_DATA and the database DATABASE_URL, as start does; with LERNSPUR_URL and
LERNSPUR_TEAM_KEY, a private key or its file, on that installation, for the units of that key's team.`

/** Help for a verb, or for all. */
export const helpFor = (name: string | undefined): string =>
  isVerb(name) ? `bun mfe ${name} ${verbs[name].usage}\n${verbs[name].summary}` : usage
