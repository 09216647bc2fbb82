import { commandLine } from './command-line'

/** How browser specs are run, in the checkout and in a team's repository. */
const specOptions = {
  title: { type: 'string', value: '<text>', help: 'only tests whose title contains it' },
  headed: { type: 'boolean', help: 'show the browser' },
  trace: { type: 'boolean', help: 'record a trace of each test: every step with its page, calls and log' },
} as const

/**
 * Every command of `package.json` except `mfe`, whose verbs describe themselves. Uses no packages, so that help works
 * before they are installed.
 */
export const commandLines = {
  start: commandLine({
    call: 'bun start',
    help: `Starts Lernspur as it was released; a first start releases what lies in the checkout. Ctrl-C ends it.
Settings come from the environment: packages/platform/docs/operators/settings.md.`,
    options: {
      checkout: { type: 'boolean', help: 'run pages and services of the checkout instead; the same as `bun run dev`' },
    },
  }),
  ready: commandLine({
    call: 'lernspur ready',
    help: 'Ends with 0 when the Lernspur on PORT of this computer can serve, for health checks of containers.',
  }),
  migrate: commandLine({
    call: 'bun run migrate',
    help: `Brings the database to this version as a start does, releases what lies here where nothing is live yet, and starts
nothing. For several stacks on one database, whose starts leave it to this command (LERNSPUR_MIGRATE=command).`,
    options: {
      wait: { type: 'string', value: '<seconds>', help: 'change nothing; wait until another process has done so' },
    },
  }),
  pack: commandLine({
    call: 'bun run pack',
    help: `Packs the product for servers like this computer into one tarball, which starts without a package registry, and on
request an image of it.`,
    options: {
      to: { type: 'string', value: '<folder>', help: 'where the tarball goes; .build without it' },
      'embedded-postgres': { type: 'boolean', help: 'with the embedded PostgreSQL, for trials' },
      image: {
        type: 'string',
        value: '<name>',
        help: 'also build an image of that name, by buildah, podman or docker',
      },
      base: { type: 'string', value: '<image>', help: 'its base, instead of that which the Containerfile names' },
    },
  }),
  test: commandLine({
    call: 'bun run test',
    help: 'Runs the checks of `verify` and every test, browser included, or those of one unit.',
    words: ['[unit]'],
    options: {
      clock: { type: 'string', value: '<instant>', help: 'let the tests believe it is then, as 2026-12-31T23:30:00Z' },
    },
  }),
  spec: commandLine({
    call: 'bun run spec',
    help: 'Runs the browser specs whose path contains a word, as `teacher/conflict`, against a demo school of their own.',
    words: ['<spec…>'],
    options: specOptions,
  }),
  pictures: commandLine({
    call: 'bun run pictures',
    help: 'Takes the pictures of the front pages and of the help anew, of a demo school of its own: packages/platform/pictures and shell/help/pictures.',
  }),
  seed: commandLine({
    call: 'bun run seed',
    help: `Runs a file of SQL as the owner of a demo's database (LERNSPUR_DATA or DATABASE_URL), running or not: all of it or
nothing. packages/demo-school/seeds has examples.`,
    words: ['<file>'],
  }),
  reset: commandLine({
    call: 'bun run reset',
    help: 'Removes the data folder of a demo (LERNSPUR_DATA), so that the next start begins anew.',
    options: { yes: { type: 'boolean', help: 'do not ask first' } },
  }),
  verify: commandLine({
    call: 'bun run verify',
    help: 'Checks what needs neither database nor browser, of everything or of one unit.',
    words: ['[unit]'],
    options: {
      update: {
        type: 'boolean',
        help: 'write what is derived from the sources: reports of public types, words of calls',
      },
      figures: { type: 'boolean', help: 'print lengths, sizes and the longest chain of imports, and check nothing' },
    },
  }),
  backup: commandLine({
    call: 'bun run backup',
    help: 'Writes a whole installation, running or not, into one file, checks it, and deletes backups that are too old.',
    options: {
      to: { type: 'string', value: '<folder>', help: 'where backups lie; `backups` of the data folder without it' },
      keep: { type: 'string', value: '<days>', help: 'delete backups that are older; LERNSPUR_BACKUP_DAYS at most' },
      'new-key': {
        type: 'boolean',
        help: 'print a new key for LERNSPUR_BACKUP_KEY and its public half, and nothing else',
      },
    },
  }),
  doctor: commandLine({
    call: 'bun run doctor',
    help: `Says what is wrong with an installation, a sentence each: settings, disk, database, mail, files, certificates,
processes, releases, backups. Run it with the environment of \`start\`. Ends with 1 when anything fails, and changes nothing.`,
    options: { json: { type: 'boolean', help: 'print one object of JSON instead' } },
  }),
  restore: commandLine({
    call: 'bun run restore',
    help: 'Restores a backup into the empty place that LERNSPUR_DATA and DATABASE_URL name.',
    words: ['<file>'],
    options: {
      unsigned: { type: 'boolean', help: 'restore a backup of version 0.1.0 or before, which carries no signature' },
    },
  }),
  admin: commandLine({
    call: 'bun run admin',
    help: `Helps the admins of the provider from the server, where nobody of them can sign in. What it does is in the audit.
  list                    all of them: second factor, lock, last sign-in
  first <address>         invites the first one by mail, while none can sign in
  reset-factor <address>  removes the second factor of an account and ends its sessions
  unlock <address>        forgets wrong passwords and codes, so that the account can be signed in to at once`,
    words: ['<act>', '[address]'],
  }),
  school: commandLine({
    call: 'bun run school',
    help: `Moves a school from one installation to another by its archive. packages/platform/docs/operators/districts.md has
the steps in order.
  list              schools that move, moved or came
  export <school>   closes it to writing and writes it into one encrypted file
  import <file>     brings it into this installation, where nobody works at it yet
  switch <school>   leads its people to the other installation, and prints the code that opens it there
  open <school>     opens an imported school
  undo <school>     undoes the move: first in the new installation, then in the former one`,
    words: ['<act>', '[school]'],
    options: {
      to: {
        type: 'string',
        value: '<file|url>',
        help: 'export: the file; switch: the address of the other installation',
      },
      for: {
        type: 'string',
        value: '<key>',
        help: 'export: the public half of the backup key of the other installation; LERNSPUR_BACKUP_KEY without it',
      },
      fingerprint: { type: 'string', value: '<digest>', help: 'import: what the export printed' },
      code: { type: 'string', value: '<code>', help: 'open, undo: what the other installation printed' },
    },
  }),
  db: commandLine({
    call: 'bun run db',
    help: `Opens a console on the database of LERNSPUR_DATA or DATABASE_URL, running or not, as its owner.
Statements end with a semicolon; \\d lists tables, \\d <table> its columns, \\q or Ctrl-D ends. Row-level security
holds for an owner that is no superuser: set app.tenant_id = '<school>'; shows the rows of a school.`,
    options: {
      command: { type: 'string', short: 'c', value: '<statement>', help: 'run this, print the rows and end' },
    },
  }),
  sbom: commandLine({
    call: 'bun run sbom',
    help: 'Prints what Lernspur is made of, as CycloneDX 1.6 (JSON), from bun.lock and the installed packages.',
    options: { to: { type: 'string', value: '<file>', help: 'write it there instead' } },
  }),
  advisories: commandLine({
    call: 'bun run advisories',
    help: `Refuses packages of bun.lock that are known to be vulnerable, by the list in packages/platform/advisories; verify does
the same. With --update it first reads that list from the registry of npm.`,
    options: {
      update: { type: 'boolean', help: 'read the list anew; it is committed like code' },
      registry: { type: 'string', value: '<url>', help: 'another registry than https://registry.npmjs.org' },
    },
  }),
  papers: commandLine({
    call: 'bun run papers',
    help: `Writes the operator's papers on data protection as Markdown: record of processing activities, technical and
organisational measures, erasure concept. They are made from what Lernspur stores and from the settings of its start.`,
    options: {
      to: { type: 'string', value: '<folder>', help: 'where they go; `papers` without it' },
      language: { type: 'string', value: '<de|en>', help: 'their language; de without it' },
    },
  }),
  bench: commandLine({
    call: 'bun run bench',
    help: 'Measures calls beside pgbench in growing districts, and lists, pages, printing and releases. Takes an hour.',
    options: {
      sizes: { type: 'string', value: '<n,n>', help: 'observations of the districts; 10000,1000000' },
      clients: { type: 'string', value: '<n>', help: 'connections at the same time; 4' },
      seconds: { type: 'string', value: '<n>', help: 'length of a round; 5' },
      rounds: { type: 'string', value: '<n>', help: 'rounds of each side, in turns; 3' },
      entries: {
        type: 'string',
        value: '<n>',
        help: 'observations of the installation that "Growth" measures; 200000',
      },
      only: { type: 'string', value: '<word>', help: 'only parts with this in their name, such as "crowds"; all' },
    },
  }),
  fuzz: commandLine({
    call: 'bun run fuzz',
    help: `Sends made-up requests from the API's own description, kills releases half-way, lets two browsers write one text,
takes files and processes away, and lets 200 parts of two stacks fail. Takes an hour and a half.`,
    words: ['[count]', '[seed]'],
    options: {
      faults: { type: 'string', value: '<n>', help: 'parts of two stacks that fail, one after the other; 200' },
      only: {
        type: 'string',
        value: '<word>',
        help: 'only parts with this in their name: requests, releases, writers, outages, replacements, stacks; all',
      },
    },
  }),
  new: commandLine({
    call: 'bun run new slice',
    help: 'Writes a slice: contract, migration, service, screen, texts and tests of a noun.',
    words: ['<owner>', '<noun>', '[German word]', '[its plural]'],
  }),
  previous: commandLine({
    call: 'bun run previous',
    help: 'Runs the service tests of a release, by tag or commit, on the schema of this checkout; of the newest recorded one by default.',
    words: ['[release]', '[path…]'],
    options: {
      upgrade: { type: 'boolean', help: 'upgrade an installation of it to this checkout under load instead' },
    },
  }),
}

/** Commands of a team's own repository, besides `mfe`. */
export const repositoryCommands = {
  start: commandLine({
    call: 'bun run start',
    help: `Starts the packed Lernspur that package.json names, with the demo school, and makes the areas of this repository live
in it as they lie here. Data are in .data, or where LERNSPUR_DATA says; PORT is 3000. Ctrl-C ends it.`,
  }),
  spec: commandLine({
    call: 'bun run spec',
    help: `Runs the browser specs in e2e/src/spec, or those whose path contains a word, against a packed Lernspur of their own
with the areas of this repository.`,
    words: ['[spec…]'],
    options: specOptions,
  }),
}

/** Verbs of `mfe` that belong to a checkout; those that work on an installation describe themselves. */
export const checkoutVerbs = {
  new: commandLine({
    call: 'bun mfe new',
    help: 'Writes an area into this checkout, with a service of its own if asked to.',
    words: ['<area>', '[German title]'],
    options: {
      service: { type: 'boolean', help: 'with a service: contract, table, calls, tests, and a page that uses them' },
      slot: {
        type: 'string',
        value: '<name,name>',
        help: 'with what it brings into pages of others: class.page, settings.class, student.tab',
      },
    },
  }),
  remove: commandLine({ call: 'bun mfe remove', help: 'Removes an area from this checkout.', words: ['<area>'] }),
  pack: commandLine({
    call: 'bun mfe pack',
    help: 'Packs what areas are built and released with into a folder, for a team that works outside of the checkout.',
    words: ['<folder>'],
    options: {
      platform: {
        type: 'string',
        value: '<file>',
        help: 'also pack a whole Lernspur into that file, as packed/platform.tgz of the folder, for its areas to run in',
      },
    },
  }),
  migrate: commandLine({
    call: 'bun mfe migrate',
    help: 'Applies the migrations of a released service, else of the checkout.',
    words: ['[service]', '[version]'],
  }),
  dev: commandLine({
    call: 'bun mfe dev',
    help: 'Shows the area of this checkout in a running shell, to browsers that agree, again after each save.',
    words: ['<area>'],
    options: { shell: { type: 'string', value: '<url>', help: 'another shell than that of LERNSPUR_PUBLIC_URL' } },
  }),
  team: commandLine({
    call: 'bun mfe team',
    help: `Teams that release units of their own by a key, without the address of the database:
  add <team> --units <units>             adds a team, as add teachers --units teacher,teacher-service
  change <team> --units <units>          gives it other units
  list                                   all teams with their units
  key new <file>                         writes a new private key, and prints its public half; needs no installation
  key add <team> <key> <public key>      takes what the key signs
  key revoke <team> <key>                takes it no longer
  key list [team]                        all keys, also revoked ones
  history [team]                         what was requested by keys, and what was refused`,
    words: ['<act…>'],
    options: {
      units: { type: 'string', value: '<units>', help: 'areas, services such as teacher-service, shell; or all' },
      limit: { type: 'string', value: '<count>', help: 'how much of the history; 20' },
    },
  }),
}
