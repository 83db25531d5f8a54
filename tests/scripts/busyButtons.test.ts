import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBusyButtons, findBusyButtons } from '../../scripts/test/checkBusyButtons.ts'

test('every button that is at work is a `BusyButton`, which keeps its name', { timeout: 120_000 }, () => {
  expect(checkBusyButtons(join(import.meta.dirname, '../..'))).toEqual([])
})

const inFile = (code: string) => findBusyButtons('runtime/A.tsx', `import { Button, Select } from 'antd'\n${code}\n`)

test.each([
  'const a = <Button loading={isBusy}>Save</Button>',
  'const a = <Button icon={x} onClick={() => run()} loading />',
  'const shared = { loading: isBusy, type: "primary" }',
  'const shared = { loading }',
])('a button that loads by itself is found in %s', (code) => {
  expect(inFile(code)).toMatchObject([{ line: 2 }])
})

test.each([
  "import { Input, Button as Plain } from 'antd'",
  "import Plain from 'antd/es/button'",
  "import Plain from 'antd/es/button/button'",
])('a button is found by the name that it has after %s', (line) => {
  const text = `${line}\nconst a = <Plain loading>Save</Plain>\n`
  expect(findBusyButtons('widgets/x/A.tsx', text)).toMatchObject([{ line: 2 }])
})

test.each([
  'const a = <Select loading={isLoading} />',
  'const a = <BusyButton isBusy={isBusy}>Save</BusyButton>',
  'const a = <img loading="lazy" />',
  'const { loading } = controller',
])('nothing is found in %s', (code) => {
  expect(inFile(code)).toEqual([])
})

test('a file without a button of antd may load what it likes', () => {
  expect(findBusyButtons('runtime/a.tsx', 'export const state = { loading: true }')).toEqual([])
})
