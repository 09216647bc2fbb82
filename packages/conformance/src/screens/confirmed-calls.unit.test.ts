import { expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { Glob } from 'bun'

const root = `${import.meta.dir}/../../../..`
const all: readonly (readonly [string, RouteSpec])[] = Object.entries(routes)
const marked = all.filter(([, { confirmation }]) => confirmation !== undefined).map(([name]) => name)
const texts = await Promise.all(
  ['mfe-*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'packages/{school-editors,app-kit}/src/**/*.{ts,tsx}']
    .flatMap((pattern) => [...new Glob(pattern).scanSync(root)])
    .map(async (file) => [file, await Bun.file(`${root}/${file}`).text()] as const),
)

test('calls that need a confirmation are the ones that could harm most', () => {
  expect(marked.toSorted()).toEqual([
    'addTenantUser',
    'addUser',
    'addUsers',
    'answerRoleRequest',
    'closeSchool',
    'createInvitationCode',
    'createProgramToken',
    'createTenant',
    'createWebhook',
    'deleteTenant',
    'exportSchool',
    'revokeSealKey',
    'revokeTenantSealKey',
    'rotateWebhookSecret',
    'switchRelease',
    'switchReleaseFlag',
    'updateTenantUserRole',
    'updateUserRole',
    'updateWebhook',
  ])
})

test('screens make each of them with the dialog that asks for it', () => {
  const options = new RegExp(`(withConfirmation\\()?(?:\\w+\\.)?\\b(?:${marked.join('|')})(?:Mutation)?\\(`, 'g')
  const bare = texts.flatMap(([file, text]) =>
    [...text.matchAll(options)].flatMap(([found, wrapper]) => (wrapper ? [] : [`${file}: ${found}`])),
  )
  expect(bare).toEqual([])
})
