import { expect, test } from 'vitest'
import type { RecordsKind } from '../../runtime/kinds/list/listPage.ts'
import { toRecordName } from '../../runtime/kinds/list/recordName.ts'
import type { ResolvedPage } from '../../runtime/language/index.ts'

const resolved = (columns: readonly unknown[], display?: string) =>
  ({ display, page: { columns }, key: 'id' }) as unknown as ResolvedPage<RecordsKind>

test.each([
  [{ id: '1', name: '导出', name_text: 'Export' }, [{ field: 'name', text: 'name_text' }], 'name', 'Export'],
  [{ id: '1', name: '导出', name_text: 'Export' }, [{ field: 'name', text: 'name_text' }], undefined, 'Export'],
  [{ id: '1', name: 'Lin' }, [{ field: 'name', text: 'name_text' }], 'name', 'Lin'],
  [{ id: '1', code: 'a', name: 'Lin' }, ['code', 'name'], 'name', 'Lin'],
  [{ id: '1', code: '', name: 'Lin' }, ['code', 'name'], undefined, 'Lin'],
  [{ id: 7 }, ['code'], 'name', '7'],
])('the record %j is called as its reader reads it', (record, columns, display, name) =>
  expect(toRecordName(record, resolved(columns, display))).toBe(name),
)
