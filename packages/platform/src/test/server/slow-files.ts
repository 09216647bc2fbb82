/**
 * Test files that take long alone or with the programs that they start, with their seconds on two busy cores. They begin
 * first: one that begins last leaves the other workers without work. An order only, so it need not be exact.
 */
export const slowFiles: Readonly<Record<string, number>> = {
  'packages/platform/src/release/two-clones.test.ts': 580,
  'packages/platform/src/pack/build-image.test.ts': 240,
  'packages/platform/src/release/new-team.test.ts': 210,
  'packages/platform/src/pack/pack-product.test.ts': 170,
  'packages/conformance/src/access/access-matrix.test.ts': 105,
  'packages/platform/src/scaffold/scaffold.test.ts': 100,
  'packages/platform/src/start.test.ts': 80,
  'packages/conformance/src/access/access-matrix-others.test.ts': 65,
  'packages/conformance/src/release/gateway-release.test.ts': 60,
  'packages/conformance/src/lists/every-list.test.ts': 50,
  'packages/conformance/src/release/rolling-replacement.test.ts': 45,
  'packages/platform/src/backup/restore-drill.test.ts': 45,
  'packages/platform/src/release/service-canary.test.ts': 40,
  'packages/conformance/src/product/every-call.test.ts': 35,
  'packages/conformance/src/move/school-move.test.ts': 35,
  'packages/database/src/connection/writing-server.test.ts': 30,
  'packages/conformance/src/wire/raw-socket.test.ts': 25,
  'packages/conformance/src/statistics/statistics-numbers.test.ts': 25,
  'packages/conformance/src/creates/every-create.test.ts': 25,
  'packages/conformance/src/program/webhook.test.ts': 20,
}

/** What `bun test --timings` reads: milliseconds of all files, because it begins with those that it does not know. */
export const timingsOf = (paths: readonly string[]) => ({
  version: 1,
  files: Object.fromEntries(paths.map((path) => [path, (slowFiles[path] ?? 1) * 1000])),
})
