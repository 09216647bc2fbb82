import { expect, test } from 'bun:test'
import { failedTests, readFailedTests } from './junit-report'

const report = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="bun test" tests="3">
  <testsuite name="a.test.ts" file="a.test.ts" tests="3">
    <testsuite name="outer &lt;x&gt;" file="a.test.ts" line="2">
      <testcase name="refuses &quot;this&quot;" classname="outer &lt;x&gt;" time="0.1" file="a.test.ts" line="2" assertions="1">
        <failure type="AssertionError" message="Expected: 2&#10;Received: 1&#10;">AssertionError</failure>
      </testcase>
      <testcase name="passes" classname="outer &lt;x&gt;" time="0.1" file="a.test.ts" line="3" assertions="0" />
    </testsuite>
    <testcase name="hangs" classname="" time="0.1" file="a.test.ts" line="4" assertions="0">
      <failure type="TimeoutError" message="test timed out" />
    </testcase>
  </testsuite>
</testsuites>`

test('names the failed tests of a report, with what they said', () => {
  expect(failedTests(report)).toEqual([
    { file: 'a.test.ts', name: 'outer <x> › refuses "this"', message: 'Expected: 2\nReceived: 1' },
    { file: 'a.test.ts', name: 'hangs', message: 'test timed out' },
  ])
})

test('a report that was never written names none', () => {
  expect(readFailedTests('/nowhere/report.xml')).toEqual([])
})
