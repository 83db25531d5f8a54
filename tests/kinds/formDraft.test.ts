import { describe, expect, test } from 'vitest'
import {
  draftKey,
  draftLife,
  draftLimit,
  readDraft,
  sweepDrafts,
  writeDraft,
} from '../../runtime/kinds/form/draft/draftStore.ts'
import { keepableOf, restoredOver } from '../../runtime/kinds/form/draft/keepable.ts'
import type { Field } from '../../runtime/language/index.ts'
import type { ValueWidget } from '../../runtime/registry/index.ts'
import { createMemoryStorage } from '../shared/memoryStorage.ts'

const now = Date.UTC(2026, 4, 1)
const key = draftKey('ada', 'shop.order', '7')

describe('a draft', () => {
  test('has a name of its own for each person, page and record', () => {
    const names = [
      key,
      draftKey('grace', 'shop.order', '7'),
      draftKey('ada', 'shop.order#form', '7'),
      draftKey('ada', 'shop.order', 'new'),
      draftKey('ada', 'shop', 'order.7'),
      draftKey('ada.shop', 'order', '7'),
    ]
    expect(new Set(names).size).toBe(names.length)
  })

  test('is read as it was written, for seven days', () => {
    const storage = createMemoryStorage()
    const draft = { at: now, values: { name: 'Ada', list: [1, { a: null }] } }
    writeDraft(storage, key, draft)
    expect(readDraft(storage, key, now)).toEqual(draft)
    expect(readDraft(storage, key, now + draftLife - 1)).toEqual(draft)
    expect(readDraft(storage, key, now + draftLife)).toBeNull()
    expect(readDraft(storage, key, now - 1)).toBeNull()
  })

  test('keeps the step that showed and the key of the record, where they are texts', () => {
    const storage = createMemoryStorage()
    const draft = { at: now, values: { name: 'Ada' }, step: 'ship', key: 'key-1' }
    writeDraft(storage, key, draft)
    expect(readDraft(storage, key, now)).toEqual(draft)
    storage.setItem(key, JSON.stringify({ ...draft, step: 3, key: null }))
    expect(readDraft(storage, key, now)).toEqual({ at: now, values: { name: 'Ada' } })
  })

  test.each(['', '{', 'null', '[]', '{"at":"x","values":{}}', '{"at":1,"values":[]}', '{"at":1}'])(
    'that cannot be read is none: %s',
    (text) => {
      const storage = createMemoryStorage()
      storage.setItem(key, text)
      expect(readDraft(storage, key, now)).toBeNull()
    },
  )

  test('that is too large is not kept, nor what was there before', () => {
    const storage = createMemoryStorage()
    writeDraft(storage, key, { at: now, values: { name: 'Ada' } })
    writeDraft(storage, key, { at: now, values: { name: 'x'.repeat(draftLimit) } })
    expect(storage.getItem(key)).toBeNull()
  })

  test('for which the browser has no room is not kept', () => {
    const storage = createMemoryStorage()
    const full = {
      ...storage,
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(() => writeDraft(full as Storage, key, { at: now, values: {} })).not.toThrow()
  })

  test('that nobody will be offered any more is swept away, and nothing else', () => {
    const storage = createMemoryStorage()
    writeDraft(storage, key, { at: now, values: {} })
    writeDraft(storage, draftKey('ada', 'old', '1'), { at: now - draftLife, values: {} })
    storage.setItem(draftKey('ada', 'broken', '1'), '{')
    storage.setItem('pagewright.theme', 'dark')
    sweepDrafts(storage, now)
    expect(Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort()).toEqual(
      [key, 'pagewright.theme'].sort(),
    )
  })
})

const widgets: Readonly<Record<string, Partial<ValueWidget>>> = {
  input: { group: 'input' },
  password: { group: 'input', isSecret: true },
  'file-upload': { group: 'file' },
  'sub-form': { group: 'table' },
  'editable-table': { group: 'table' },
}
const findWidget = (id: string) => widgets[id] as ValueWidget | undefined

const fields: Readonly<Record<string, Field>> = {
  name: {},
  secret: { widget: 'password' },
  scan: { widget: 'file-upload' },
  mine: { draft: false },
  unknown: { widget: 'gone' },
  account: { widget: 'sub-form', fields: { login: {}, code: { widget: 'password' } } },
  lines: { widget: 'editable-table', fields: { item: {}, price: {} } },
  files: { widget: 'editable-table', fields: { item: {}, scan: { widget: 'file-upload' } } },
}

test('a draft keeps no secrets, no files, and nothing whose document says no', () => {
  const values = {
    name: 'Ada',
    secret: 's',
    scan: 'a.png',
    mine: 'm',
    unknown: 'u',
    notAField: 1,
    account: { login: 'ada', code: 's' },
    lines: [{ item: 'a', price: 1 }],
    files: [{ item: 'a', scan: 'a.png' }],
  }
  expect(keepableOf(values, fields, findWidget)).toEqual({
    name: 'Ada',
    account: { login: 'ada' },
    lines: [{ item: 'a', price: 1 }],
  })
})

test('a draft comes back over what stands, without taking away what it does not hold', () => {
  const current = { name: '', account: { login: '', code: 'kept' } }
  const draft = { name: 'Ada', account: { login: 'ada' }, gone: 1 }
  expect(restoredOver(draft, current, fields)).toEqual({ name: 'Ada', account: { login: 'ada', code: 'kept' } })
})
