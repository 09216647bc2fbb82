/**
 * The pipeline of a team: every change is verified and tested; what comes to `main` is held against what is live,
 * released, given to a share of users, and promoted once somebody approves the environment `live`.
 */
const workflow = `name: Release
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
concurrency:
  group: release-\${{ github.ref }}
# The address of the installation, and the file with the team's key: see "Teams with a key of their own" in Lernspur's
# page about releases. UNITS is what is released together: "timetable" for the folder mfe-timetable, and
# "timetable-service timetable" if it has a service as well.
env:
  UNITS: \${{ vars.LERNSPUR_UNITS }}
  LERNSPUR_URL: \${{ vars.LERNSPUR_URL }}
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - uses: actions/checkout@v4
      - run: npx -y bun@1.4.5 install --frozen-lockfile
      - run: npx -y bun@1.4.5 run verify
      - run: npx -y bun@1.4.5 run test
  canary:
    if: github.ref == 'refs/heads/main'
    needs: test
    runs-on: ubuntu-latest
    timeout-minutes: 20
    environment: canary
    outputs:
      versions: \${{ steps.release.outputs.versions }}
    env:
      LERNSPUR_TEAM_KEY: \${{ secrets.LERNSPUR_TEAM_KEY }}
      LINK: \${{ github.server_url }}/\${{ github.repository }}/commit/\${{ github.sha }}
    steps:
      - uses: actions/checkout@v4
      - run: npx -y bun@1.4.5 install --frozen-lockfile
      # The first alone: what is released together is held together once more before it gets its share.
      - run: npx -y bun@1.4.5 run mfe check "\${UNITS%% *}"
      - id: release
        run: |
          for unit in $UNITS; do
            npx -y bun@1.4.5 run mfe release "$unit" --link "$LINK" --json > release.json
            versions="$versions $unit $(node -p 'JSON.parse(require("fs").readFileSync("release.json"))[0].version')"
          done
          echo "versions=$versions" >> "$GITHUB_OUTPUT"
      - run: npx -y bun@1.4.5 run mfe canary $VERSIONS --weight 5 --why "release of $GITHUB_SHA"
        env:
          VERSIONS: \${{ steps.release.outputs.versions }}
  promote:
    needs: canary
    runs-on: ubuntu-latest
    timeout-minutes: 20
    # Protect this environment by required reviewers: their approval is what makes the version live for everybody.
    environment: live
    env:
      LERNSPUR_TEAM_KEY: \${{ secrets.LERNSPUR_TEAM_KEY }}
      VERSIONS: \${{ needs.canary.outputs.versions }}
    steps:
      - uses: actions/checkout@v4
      - run: npx -y bun@1.4.5 install --frozen-lockfile
      - run: npx -y bun@1.4.5 run mfe promote $VERSIONS --why "approved by $GITHUB_ACTOR"
`

const readme = `# An area of Lernspur

This repository holds an area of Lernspur, with its service if it has one, and is released by its own team. You need Node 20 or newer.

\`\`\`sh
npx -y bun@1.4.5 install
npx -y bun@1.4.5 run verify                                             # style and types
npx -y bun@1.4.5 run test                                               # the tests beside the code, and the browser specs
npx -y bun@1.4.5 run start                                              # a whole Lernspur with the demo school and with what lies here
npx -y bun@1.4.5 run mfe dev <area> --shell https://lernspur.example    # shows each save in a running Lernspur, to you alone
npx -y bun@1.4.5 run mfe check <area>                                   # what would break if it became live
\`\`\`

| file | holds |
| --- | --- |
| \`mfe-<area>\` | The area: its screens, texts and tests. \`npx -y bun@1.4.5 run mfe new <area> <German title>\` begins one, with \`--service\` one that has a service. |
| \`services/<area>\` | Its service: contract, migrations, calls and their tests. |
| \`e2e\` | Browser specs of the pages, in \`src/spec\`, and what they begin with: somebody of the demo school, signed in. |
| \`packed\` | The packages that areas share, as archives, and the Lernspur that \`start\` and \`test\` run, which \`package.json\` names as \`lernspur.platform\`: by a path, or by an address to fetch it from. Do not edit them: \`mfe pack . --platform packed/platform.tgz\`, run in a clone of Lernspur with the paths of this folder, brings them up to date. |
| \`.github/workflows/release.yml\` | Verifies and tests every change; from \`main\` it releases, gives the version to five users in a hundred, and promotes it once somebody approves. |
| \`.github/CODEOWNERS\` | Who has to approve changes: put your team's name there. |

The workflow needs the variables \`LERNSPUR_UNITS\` (\`<area>\`, or \`<area>-service <area>\`) and \`LERNSPUR_URL\`, the secret \`LERNSPUR_TEAM_KEY\`, and the environments \`canary\` and \`live\`, the latter with required reviewers. Whoever runs the installation adds the public half of your key. Promote the very first version of an area by hand: a canary is held against what everybody has.
`

const owners = `# Replace the name by your team's: it is asked to approve every change, and what makes versions live above all.
* @your-organisation/your-team
/.github/ @your-organisation/your-team
`

/** What a team's own repository begins with besides its packages, by path. */
export const repositoryFiles: Readonly<Record<string, string>> = {
  'README.md': readme,
  '.github/workflows/release.yml': workflow,
  '.github/CODEOWNERS': owners,
}
