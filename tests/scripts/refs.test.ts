import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkRefs, findRefWrites } from '../../scripts/test/checkRefs.ts'

test('no component of the product writes a ref while it is drawn', { timeout: 120_000 }, () => {
  expect(checkRefs(join(import.meta.dirname, '../..'))).toEqual([])
})

/** The writes in a component whose body is `code`, which begins in the second line. */
const inComponent = (code: string) => findRefWrites('runtime/A.tsx', `export function Part({ value }) {\n${code}\n}\n`)

describe('a write while drawing is found', () => {
  test.each([
    'latest.current = value',
    'count.current += 1',
    'count.current++',
    'known.current ??= value',
    'if (value) latest.current = value',
    'if (latest.current !== value) latest.current = value',
    'useMemo(() => { latest.current = value }, [value])',
    'value.forEach((item) => { latest.current = item })',
    'const first = useState(() => (latest.current = value))',
    ';(() => { latest.current = value })()',
  ])('in %s', (code) => {
    expect(inComponent(code)).toMatchObject([{ line: 2 }])
  })

  test.each([
    'const useValue = (value) => { latest.current = value }',
    'const Part = memo(function Part({ value }) { latest.current = value })',
    'const Part = memo(({ value }) => { latest.current = value })',
    'function useOuter() { const inner = () => {}; latest.current = inner }',
  ])('in %s', (code) => {
    expect(findRefWrites('runtime/a.tsx', code)).toHaveLength(1)
  })
})

describe('a write elsewhere is none', () => {
  test.each([
    'useEffect(() => { latest.current = value })',
    'useInsertionEffect(() => { latest.current = value })',
    'const onPress = () => { latest.current = value }',
    'return { onSaved(path) { latest.current = path } }',
    'return <div ref={(element) => { latest.current = element }} />',
    'if (made.current === null) made.current = create()',
    'if (made.current === undefined) { made.current = create() }',
    'const now = latest.current === value',
  ])('in %s', (code) => {
    expect(inComponent(code)).toEqual([])
  })

  test('in a function that is neither component nor hook', () => {
    expect(findRefWrites('runtime/a.ts', 'export const store = (ref, value) => { ref.current = value }')).toEqual([])
  })
})
