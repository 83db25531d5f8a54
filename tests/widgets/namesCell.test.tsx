import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { namesCell } from '../../widgets/shared/namesCell.tsx'

const read = (names: readonly string[]) => renderToStaticMarkup(<div>{namesCell(names)}</div>)
const short = (names: readonly string[]): string | undefined =>
  /aria-hidden="true">(.*?)<\/span><\/span>/.exec(read(names))?.[1]?.replaceAll(/<[^>]*>/g, '')

test('one name, and names that are short together, stand as they are', () => {
  expect(short(['Head of the department of everything'])).toBeUndefined()
  expect(short(['Ada', 'Grace', 'Mary'])).toBeUndefined()
  expect(read(['Ada', 'Grace', 'Mary'])).toContain('Ada, Grace, Mary')
  expect(read([])).not.toContain('+')
})

test('of more names the first shows with how many there are besides, and readers get them all', () => {
  const names = ['Administrators', 'Readers', 'Buyers']
  expect(short(names)).toBe('Administrators +2')
  expect(read(names)).toContain('<span class="pw-names-whole">Administrators, Readers, Buyers</span>')
  expect(read(names)).toContain('title="Administrators, Readers, Buyers"')
})

test('letters that are twice as wide count twice', () => {
  expect(short(['研发部门', '市场部门', '财务'])).toBe('研发部门 +2')
  expect(short(['研发', '市场', '财务'])).toBeUndefined()
})
